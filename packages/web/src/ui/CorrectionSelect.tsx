import { corrections, type Correction } from '@trellis/core/stats';
import { Select } from './Select.tsx';

interface Props {
  readonly value: Correction;
  readonly onChange: (correction: Correction) => void;
  /** A visible label. */
  readonly label?: string;
}

const options = Object.entries(corrections).map(([value, label]) => ({ value, label }));

const isCorrection = (text: string): text is Correction => Object.hasOwn(corrections, text);

/** Chooses how p-values are corrected for the number of tests. */
export function CorrectionSelect({ value, onChange, label }: Props) {
  const choose = (text: string) => isCorrection(text) && onChange(text);
  return (
    <Select
      label={label}
      aria-label="Correction for multiple testing"
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
      data={options}
    />
  );
}
