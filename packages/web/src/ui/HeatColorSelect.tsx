import type { HeatColor } from '@trellis/core/views';
import { Select } from './Select.tsx';

interface Props {
  readonly value: HeatColor;
  readonly onChange: (color: HeatColor) => void;
}

/** Chooses what a heat map of tests is colored by. */
export const HeatColorSelect = ({ value, onChange }: Props) => (
  <Select
    aria-label="Color by"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'fold' ? 'fold' : 'p')}
    data={[
      { value: 'p', label: 'Color by p-value' },
      { value: 'fold', label: 'Color by fold' },
    ]}
  />
);
