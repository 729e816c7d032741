import type { MotifTest } from '@trellis/core';
import { Select } from '../../ui/Select.tsx';
import { motifTests } from './testWords.ts';

interface Props {
  readonly value: MotifTest;
  readonly onChange: (test: MotifTest) => void;
  /** A visible label. */
  readonly label?: string;
}

const options = Object.entries(motifTests).map(([value, label]) => ({ value, label }));

/** Chooses whether a test counts hits, or genes with at least one. */
export const TestSelect = ({ value, onChange, label }: Props) => (
  <Select
    label={label}
    aria-label="What is counted"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'hits' ? 'hits' : 'genes')}
    data={options}
  />
);
