import type { SetChoice, TestedSetsOptions, UniverseChoice } from '@trellis/core/views';
import { Select } from './Select.tsx';

interface Props {
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
export function TestedSetsSelects({ tested: { sets, universe, selection }, hasBackground, onChange }: Props) {
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
