import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { InputField } from '../../../state/inputs.ts';
import { readInput, type ReadInput } from './readInput.ts';
import type { InputText } from './useInputText.ts';

interface Reading {
  readonly text: string;
  readonly name: string;
  readonly header: boolean;
  readonly read: ReadInput;
}

/** The last reading of each field: the card and the bar of the page show the same one. */
const last = new Map<InputField, Reading>();

/** What the text of an input holds, shortly after it was typed; undefined while there is none. */
export function useReadInput(field: InputField, { name, header, text: typed }: InputText): ReadInput | undefined {
  const [text] = useDebouncedValue(typed, 250);
  return useMemo(() => {
    if (!text?.trim()) return undefined;
    const known = last.get(field);
    if (known?.text === text && known.name === name && known.header === header) return known.read;
    const read = readInput(field, { name, header, text });
    last.set(field, { text, name, header, read });
    return read;
  }, [field, name, header, text]);
}
