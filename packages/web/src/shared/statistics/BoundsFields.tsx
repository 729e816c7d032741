import { TextInput } from '@mantine/core';
import { isAlpha, readColorBounds } from './typedNumbers.ts';

interface AlphaFieldProps {
  /** As typed. */
  readonly value: string;
  readonly onChange: (alpha: string) => void;
}

/** The largest corrected p-value of an enriched term or motif. */
export const AlphaField = ({ value, onChange }: AlphaFieldProps) => (
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

interface ColorBoundsFieldsProps {
  /** As typed. */
  readonly lower: string;
  readonly upper: string;
  readonly onChange: (change: { lower: string } | { upper: string }) => void;
}

/** Fields for the bounds of a color scale; empty ones leave them to the data. */
export function ColorBoundsFields({ lower, upper, onChange }: ColorBoundsFieldsProps) {
  const { problems } = readColorBounds(lower, upper);
  return (
    <>
      <TextInput
        label="Lower bound (-log10 p)"
        type="number"
        min={0}
        step="any"
        value={lower}
        error={problems.lower}
        onChange={(event) => onChange({ lower: event.currentTarget.value })}
      />
      <TextInput
        label="Upper bound (-log10 p)"
        type="number"
        min={0}
        step="any"
        value={upper}
        error={problems.upper}
        onChange={(event) => onChange({ upper: event.currentTarget.value })}
      />
    </>
  );
}
