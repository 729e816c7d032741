import { formatExpected, formatFold } from '@trellis/core/formats';
import { corrections } from '@trellis/core/stats';
import { foldInterval, verdictTexts, type GenePart } from '@trellis/core/views';
import type { OverlapStatistics } from '@trellis/contract';
import { headingOf } from '@trellis/engine/names';
import type { Comparison } from '@trellis/engine/views/bound/compare';
import { rowVerdict } from '@trellis/engine/views/bound/rowAgreement';
import { pCell } from '../../shared/statistics/pAndFold.tsx';
import type { DataColumn } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { analysisLabels, directions, sumOf, tfName, type BoundRow } from './rows.ts';
import styles from './BoundTable.module.css';

type Column = DataColumn<BoundRow>;
type OnPick = (row: BoundRow, part: GenePart) => void;

/** Columns of the table: counts of bound, regulated and common targets, the test of the common ones, and the directions. */
export function boundColumns(comparison: Comparison, onPick: OnPick): Column[] {
  const p = `p (${corrections[comparison.correction]})`;
  return [
    { id: 'tf', name: 'TF', value: tfName, show: ({ tf, symbol }) => <Lines texts={symbol ? [symbol, tf] : [tf]} /> },
    analysesColumn,
    {
      id: 'bound',
      name: 'Bound only',
      numeric: true,
      isSecondary: true,
      value: (row) => row.bound,
      show: (row) => <Count count={row.bound} onClick={() => onPick(row, 'bound')} />,
    },
    { ...sumColumn('regulated', 'Regulated only', onPick), isSecondary: true },
    sumColumn('both', headingOf('bound'), onPick),
    verdictColumn(comparison),
    strongerColumn,
    ...testColumns({ group: 'Overlap, hub-corrected', suffix: ':degrees', p }, ({ degrees }) => degrees),
    ...directionColumns('both', headingOf('bound'), onPick),
    ...directionColumns('regulated', 'Regulated only', onPick),
    ...testColumns({ group: 'Overlap, equal chances', suffix: '', p }, (row) => row),
  ];
}

/** Short lines, which leave room for more columns. */
const Lines = ({ texts: [first, ...others] }: { readonly texts: readonly string[] }) => (
  <span className={styles.lines}>
    <span>{first}</span>
    {others.map((text) => (
      <span key={text} className={styles.second}>
        {' '}
        {text}
      </span>
    ))}
  </span>
);

function verdictColumn(comparison: Comparison): Column {
  const wordsOf = (row: BoundRow): string => {
    const verdict = rowVerdict(row, comparison);
    return verdict ? verdictTexts[verdict] : '–';
  };
  return {
    id: 'verdict',
    name: 'Taken together',
    value: wordsOf,
    show: (row) => <span className={styles.verdict}>{wordsOf(row)}</span>,
  };
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

interface TestNames {
  readonly group: string;
  /** What the ids of its columns end with. */
  readonly suffix: string;
  readonly p: string;
}

/** Columns of one test: expected number, fold with its 95 % interval, and adjusted p. */
function testColumns(
  { group, suffix, p }: TestNames,
  statisticsOf: (row: BoundRow) => OverlapStatistics | null | undefined,
): Column[] {
  return [
    {
      id: `expected${suffix}`,
      name: 'Expected',
      group,
      numeric: true,
      value: (row) => statisticsOf(row)?.expected ?? null,
      show: (row) => formatExpected(statisticsOf(row)?.expected ?? NaN),
    },
    {
      id: `fold${suffix}`,
      name: 'Fold (95 % interval)',
      group,
      numeric: true,
      value: (row) => statisticsOf(row)?.fold ?? null,
      show: (row) => <Lines texts={foldTexts(row, statisticsOf(row))} />,
    },
    {
      id: `p${suffix}`,
      name: p,
      group,
      numeric: true,
      value: (row) => statisticsOf(row)?.adjustedLog10 ?? null,
      show: (row) => pCell(statisticsOf(row)?.adjustedLog10 ?? NaN),
    },
  ];
}

/** The fold, and its interval. */
function foldTexts(row: BoundRow, statistics: OverlapStatistics | null | undefined): string[] {
  if (!statistics || statistics.fold === null) return ['–'];
  const both = sumOf(row.both);
  const sizes = { bound: row.bound + both, regulated: sumOf(row.regulated) + both };
  const [low, high] = foldInterval(both, Math.min(sizes.bound, sizes.regulated), statistics.expected);
  return [formatFold(statistics.fold), `${formatFold(low)} to ${formatFold(high)}`];
}

const analysesColumn: Column = {
  id: 'analyses',
  name: 'Analyses',
  isSecondary: true,
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
const directionColumns = (set: 'regulated' | 'both', group: string, onPick: OnPick): Column[] =>
  directions.map((direction) => ({
    id: `${set}:${direction.key}`,
    name: direction.short,
    group,
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
