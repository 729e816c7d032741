import { formatFold } from '@trellis/core/formats';
import { corrections, formatPValue, type Correction } from '@trellis/core/stats';
import { foldInterval, type GenePart } from '@trellis/core/views';
import type { OverlapFigures } from '@trellis/contract';
import type { DataColumn } from '../../ui/DataTable.tsx';
import { formatExpected } from '../../ui/foldText.ts';
import { formatCount } from '../../ui/numbers.ts';
import { analysisLabels, directions, sumOf, tfName, type BoundRow } from './rows.ts';
import styles from './BoundTable.module.css';

type Column = DataColumn<BoundRow>;
type OnPick = (row: BoundRow, part: GenePart) => void;

/** Columns of the table: counts of bound, regulated and common targets, the test of the common ones, and the directions. */
export function boundColumns(correction: Correction, onPick: OnPick): Column[] {
  return [
    { id: 'tf', name: 'TF', value: tfName },
    analysesColumn,
    {
      id: 'bound',
      name: 'Bound only',
      numeric: true,
      value: (row) => row.bound,
      show: (row) => <Count count={row.bound} onClick={() => onPick(row, 'bound')} />,
    },
    sumColumn('regulated', 'Regulated only', onPick),
    sumColumn('both', 'Bound and regulated', onPick),
    strongerColumn,
    ...testColumns(`p, hub-corrected (${corrections[correction]})`, ', hub-corrected', ({ degrees }) => degrees),
    ...testColumns(`p, equal chances (${corrections[correction]})`, ', equal chances', (row) => row),
    ...directionColumns('both', 'Bound and regulated', onPick),
    ...directionColumns('regulated', 'Regulated only', onPick),
  ];
}

const strongerColumn: Column = {
  id: 'stronger',
  name: 'Other TFs as strong',
  numeric: true,
  value: (row) => row.stronger ?? null,
  show: (row) =>
    row.stronger === undefined || row.others === undefined
      ? '–'
      : `${formatCount(row.stronger)} of ${formatCount(row.others)}`,
};

/** Columns of one test: expected number, fold with its 95 % interval, and adjusted p. */
function testColumns(
  p: string,
  by: string,
  figuresOf: (row: BoundRow) => OverlapFigures | null | undefined,
): Column[] {
  const id = by === ', hub-corrected' ? ':degrees' : '';
  return [
    {
      id: `expected${id}`,
      name: `Expected${by}`,
      numeric: true,
      value: (row) => figuresOf(row)?.expected ?? null,
      show: (row) => formatExpected(figuresOf(row)?.expected ?? NaN),
    },
    {
      id: `fold${id}`,
      name: `Fold${by} (95 % interval)`,
      numeric: true,
      value: (row) => figuresOf(row)?.fold ?? null,
      show: (row) => foldText(row, figuresOf(row)),
    },
    {
      id: `p${id}`,
      name: p,
      numeric: true,
      value: (row) => figuresOf(row)?.adjustedLog10 ?? null,
      show: (row) => formatPValue(figuresOf(row)?.adjustedLog10 ?? NaN) || '–',
    },
  ];
}

function foldText(row: BoundRow, figures: OverlapFigures | null | undefined): string {
  if (!figures || figures.fold === null) return '–';
  const both = sumOf(row.both);
  const sizes = { bound: row.bound + both, regulated: sumOf(row.regulated) + both };
  const [low, high] = foldInterval(both, Math.min(sizes.bound, sizes.regulated), figures.expected);
  return `${formatFold(figures.fold)} (${formatFold(low)} to ${formatFold(high)})`;
}

const analysesColumn: Column = {
  id: 'analyses',
  name: 'Analyses',
  value: (row) => row.binding.length + row.expression.length,
  show: (row) => (
    <span className={styles.lines} title={`${analysisLabels(row.binding)}\n${analysisLabels(row.expression)}`}>
      <span>{row.binding.length} binding,</span> <span>{row.expression.length} expression</span>
    </span>
  ),
};

/** A column for all genes of a set. */
const sumColumn = (set: 'regulated' | 'both', name: string, onPick: OnPick): Column => ({
  id: set,
  name,
  numeric: true,
  value: (row) => sumOf(row[set]),
  show: (row) => <Count count={sumOf(row[set])} onClick={() => onPick(row, set)} />,
});

/** A column of a set for each direction. */
const directionColumns = (set: 'regulated' | 'both', name: string, onPick: OnPick): Column[] =>
  directions.map((direction) => ({
    id: `${set}:${direction.key}`,
    name: `${name}, ${direction.name}`,
    numeric: true,
    value: (row) => row[set][direction.key],
    show: (row) => (
      <Count
        count={row[set][direction.key]}
        color={direction.color}
        onClick={() => onPick(row, `${set}:${direction.key}`)}
      />
    ),
  }));

interface CountProps {
  readonly count: number;
  readonly color?: string;
  readonly onClick: () => void;
}

/** A number that opens its genes; 0 opens nothing. */
function Count({ count, color, onClick }: CountProps) {
  if (count === 0) return <span className={styles.zero}>0</span>;
  return (
    <button type="button" className={styles.count} onClick={onClick}>
      {color !== undefined && <span className={styles.sample} style={{ background: color }} />}
      {formatCount(count)}
    </button>
  );
}
