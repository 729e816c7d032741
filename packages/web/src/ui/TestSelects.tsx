import { corrections, type Correction } from '@trellis/core/stats';
import type { SetChoice, TestedSetsOptions, UniverseChoice } from '@trellis/core/views';
import { Select } from './fields.tsx';

interface TestedSetsSelectsProps {
  /** What was tested. */
  readonly tested: {
    readonly sets: SetChoice;
    readonly universe: UniverseChoice;
    readonly selection: { readonly lists: boolean };
  };
  /** Whether the query has a background of its own. */
  readonly hasBackground: boolean;
  readonly onChange: (choice: TestedSetsOptions) => void;
}

/** Chooses which genes of the analyses are compared, and which genes could have been drawn. */
export function TestedSetsSelects({
  tested: { sets, universe, selection },
  hasBackground,
  onChange,
}: TestedSetsSelectsProps) {
  return (
    <>
      <Select
        aria-label="Genes of each analysis"
        value={sets}
        onChange={({ currentTarget: { value } }) => onChange({ sets: value === 'analysis' ? 'analysis' : 'result' })}
        data={[
          { value: 'analysis', label: 'All genes of each analysis' },
          { value: 'result', label: 'Genes of the result' },
        ]}
      />
      <Select
        aria-label="Genes that could be drawn"
        value={universe}
        onChange={({ currentTarget: { value } }) => onChange({ universe: value === 'lists' ? 'lists' : 'coding' })}
        data={[
          { value: 'coding', label: `Drawn from ${hasBackground ? 'your background' : 'protein-coding genes'}` },
          { value: 'lists', label: 'Drawn from the target lists', disabled: !selection.lists },
        ]}
      />
    </>
  );
}

interface CorrectionSelectProps {
  readonly value: Correction;
  readonly onChange: (correction: Correction) => void;
  /** A visible label. */
  readonly label?: string;
}

const options = Object.entries(corrections).map(([value, label]) => ({ value, label }));

const isCorrection = (text: string): text is Correction => Object.hasOwn(corrections, text);

/** Chooses how p-values are corrected for the number of tests. */
export function CorrectionSelect({ value, onChange, label }: CorrectionSelectProps) {
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
