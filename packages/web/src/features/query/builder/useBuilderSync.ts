import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useDraft } from '../../../state/draft.ts';
import { applyBuiltQuery, differingBuiltQuery, fillBuilder, followText } from './builderSync.ts';
import { readQuery } from './readQuery.ts';
import { useBuilder } from './useBuilder.ts';
import { writeQuery } from './writeQuery.ts';

export interface BuilderSync {
  /** The query of the builder; '' when no row is complete. */
  readonly built: string;
  /** Whether the builder has another query than the text, which it cannot show. */
  readonly differs: boolean;
  /** Why the text cannot be shown as rows. */
  readonly problem: string | undefined;
  /** Whether the text has other rows than the builder. */
  readonly canFill: boolean;
  readonly fill: () => void;
  readonly build: () => void;
}

/**
 * Keeps the rows of the builder in step with the text. A text that rows cannot show leaves them alone; then `build` makes
 * the text agree.
 */
export function useBuilderSync(): BuilderSync {
  const [text] = useDebouncedValue(
    useDraft((draft) => draft.text),
    100,
  );
  const built = writeQuery(useBuilder((builder) => builder.nodes));
  const read = readQuery(text);
  useEffect(() => followText(text), [text]);
  return {
    built,
    differs: differingBuiltQuery(text) !== undefined,
    problem: 'problem' in read ? read.problem : undefined,
    canFill: 'nodes' in read && writeQuery(read.nodes) !== built,
    fill: () => fillBuilder(text),
    build: () => applyBuiltQuery(built),
  };
}
