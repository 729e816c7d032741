import { Button } from '../../ui/Button.tsx';
import { useKeyValues } from '../../api/keys.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { countOf } from '../../ui/numbers.ts';

interface Props {
  readonly search: string;
  readonly total: number;
  readonly onSearch: (search: string) => void;
}

/** Replaces chart and table when the search finds nothing or the data set is empty. */
export function NothingFound({ search, total, onSearch }: Props) {
  const [type] = useKeyValues('EXPERIMENT_TYPE').data ?? [];
  const [edge] = useKeyValues('EDGE_TYPE').data ?? [];
  const examples = [
    ...(type ? [{ text: `EXPERIMENT_TYPE = ${type}`, says: `analyses whose type of experiment is ${type}` }] : []),
    ...(edge ? [{ text: edge, says: 'any analysis with this text in one of its values' }] : []),
  ];
  if (total === 0) {
    return (
      <EmptyState title="The data set has no analyses">
        <p>An administrator adds analyses with the command line: trellis import FOLDER.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No analysis matches “${search}”`}>
      <p>The search ignores case and finds any part of a TF id, symbol or value. These searches work:</p>
      <ExampleList examples={examples} onPick={onSearch} />
      <p>
        <Button variant="default" onClick={() => onSearch('')}>
          Show all {countOf(total, 'analysis', 'analyses')}
        </Button>
      </p>
    </EmptyState>
  );
}
