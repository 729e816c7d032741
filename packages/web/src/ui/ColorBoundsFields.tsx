import { TextInput } from '@mantine/core';
import { readColorBounds } from './colorBounds.ts';

interface Props {
  /** As typed. */
  readonly lower: string;
  readonly upper: string;
  readonly onChange: (change: { lower: string } | { upper: string }) => void;
}

/** Fields for the bounds of a color scale; empty ones leave them to the data. */
export function ColorBoundsFields({ lower, upper, onChange }: Props) {
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
