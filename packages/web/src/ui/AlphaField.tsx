import { TextInput } from '@mantine/core';
import { isAlpha } from './alpha.ts';
import { useTyped } from './useTyped.ts';

interface Props {
  /** As typed. */
  readonly value: string;
  readonly onChange: (alpha: string) => void;
}

/** The largest corrected p-value of an enriched term or motif. */
export function AlphaField({ value, onChange }: Props) {
  const [typed, type] = useTyped(value, onChange);
  return (
    <TextInput
      aria-label="Alpha"
      leftSection="α"
      type="number"
      min={0}
      max={1}
      step="any"
      w={120}
      value={typed}
      error={isAlpha(typed) ? undefined : 'From 0 to 1; 0.05 is used.'}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
