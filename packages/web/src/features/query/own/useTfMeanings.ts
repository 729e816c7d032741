import type { NameMeaning } from '@trellis/core/views';
import { useQueryClient } from '@tanstack/react-query';
import { meaningsOf, useNameMeanings } from '../../../api/names.ts';
import { usePaused } from '../../../state/usePaused.ts';

/** Time after the last keystroke before a name is looked up. */
const delayMs = 250;

export type TfMeanings = ReadonlyMap<string, NameMeaning>;

/**
 * What the typed names of TFs mean in this edition, a moment after they were typed; `settle` resolves with the meanings of
 * what is typed now.
 */
export function useTfMeanings(typed: readonly string[]) {
  const client = useQueryClient();
  const names = typed.map((name) => name.trim()).filter((name) => name !== '');
  const settled = usePaused(names.join('\n'), delayMs);
  const meanings: TfMeanings = useNameMeanings(settled === '' ? [] : settled.split('\n'));
  const settle = async (): Promise<TfMeanings> => {
    const found = await client.ensureQueryData(meaningsOf(names));
    return new Map(found.map((meaning) => [meaning.name, meaning]));
  };
  return { meanings, settle };
}
