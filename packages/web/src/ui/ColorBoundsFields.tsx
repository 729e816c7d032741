import { TextInput } from '@mantine/core';
import { readColorBounds } from './colorBounds.ts';
import { useTyped } from './useTyped.ts';
import styles from './view.module.css';

interface Props {
  readonly lower: string;
  readonly upper: string;
  readonly onChange: (change: { lower: string } | { upper: string }) => void;
}

/** Fields for the bounds of a color scale; empty ones leave them to the data. */
export function ColorBoundsFields({ lower, upper, onChange }: Props) {
  const [typedLower, typeLower] = useTyped(lower, (text) => onChange({ lower: text }));
  const [typedUpper, typeUpper] = useTyped(upper, (text) => onChange({ upper: text }));
  const { problems } = readColorBounds(typedLower, typedUpper);
  return (
    <div className={styles.options}>
      <TextInput
        label="Lower bound (-log10 p)"
        type="number"
        min={0}
        step="any"
        value={typedLower}
        error={problems.lower}
        onChange={(event) => typeLower(event.currentTarget.value)}
      />
      <TextInput
        label="Upper bound (-log10 p)"
        type="number"
        min={0}
        step="any"
        value={typedUpper}
        error={problems.upper}
        onChange={(event) => typeUpper(event.currentTarget.value)}
      />
    </div>
  );
}
