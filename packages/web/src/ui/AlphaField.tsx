import { TextInput } from '@mantine/core';
import { isAlpha } from './alpha.ts';

interface Props {
  /** As typed. */
  readonly value: string;
  readonly onChange: (alpha: string) => void;
}

/** The largest corrected p-value of an enriched term or motif. */
export const AlphaField = ({ value, onChange }: Props) => (
  <TextInput
    label="Alpha"
    leftSection="α"
    type="number"
    min={0}
    max={1}
    step="any"
    w={120}
    value={value}
    error={isAlpha(value) ? undefined : 'From 0 to 1; 0.05 is used.'}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
