import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { InputField } from '../../../state/inputs.ts';
import { readInput, type ReadInput } from './readInput.ts';
import type { InputText } from '../../../state/useInputText.ts';

interface CachedInput {
  readonly text: string;
  readonly name: string;
  readonly header: boolean;
  readonly read: ReadInput;
}

/** The last input of each field: its card and the bar of the page parse it once. */
const cache = new Map<InputField, CachedInput>();

/** The parsed input, 250 ms after the last keystroke; undefined for a blank text. */
export function useReadInput(field: InputField, { name, header, text: latest }: InputText): ReadInput | undefined {
  const [text] = useDebouncedValue(latest, 250);
  return useMemo(() => {
    if (!text?.trim()) return undefined;
    const cached = cache.get(field);
    if (cached?.text === text && cached.name === name && cached.header === header) return cached.read;
    const read = readInput(field, { name, header, text });
    cache.set(field, { text, name, header, read });
    return read;
  }, [field, name, header, text]);
}
