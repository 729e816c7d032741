import { corrections, type Correction } from '@trellis/core/stats';
import {
  selectedBy,
  type SetChoice,
  type TestedChoice,
  type TestedSetsOptions,
  type UniverseChoice,
} from '@trellis/core/views';
import { Select } from '../../ui/fields.tsx';

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

const warnings = {
  query:
    'The query kept these genes because several analyses share them (and, not or targeted_by). They overlap by construction, and the p-values say nothing about the TFs. Compare all genes of each analysis instead.',
  lists:
    'The target lists have cut every analysis to their own genes, but the test draws from the whole background. The overlaps are significant by construction. Draw from the target lists instead.',
} as const;

/** A warning if the query has selected what the test compares, so that overlaps are significant by construction. */
export function selectionWarning(tested: TestedChoice): string | undefined {
  const by = selectedBy(tested);
  return by && warnings[by];
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
