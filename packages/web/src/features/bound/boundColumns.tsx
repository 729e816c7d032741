import { corrections, formatPValue, type Correction, type GenePart } from '@trellis/core';
import type { DataColumn } from '../../ui/DataTable.tsx';
import { formatExpected, formatFold } from '../../ui/foldText.ts';
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
    {
      id: 'expected',
      name: 'Expected',
      numeric: true,
      value: (row) => row.expected,
      show: (row) => formatExpected(row.expected),
    },
    {
      id: 'fold',
      name: 'Fold',
      numeric: true,
      value: (row) => row.fold,
      show: (row) => formatFold(row.fold),
    },
    {
      id: 'p',
      name: `p (${corrections[correction]})`,
      numeric: true,
      value: (row) => row.adjustedLog10,
      show: (row) => formatPValue(row.adjustedLog10),
    },
    ...directionColumns('both', 'Bound and regulated', onPick),
    ...directionColumns('regulated', 'Regulated only', onPick),
  ];
}

const analysesColumn: Column = {
  id: 'analyses',
  name: 'Analyses',
  value: (row) => row.binding.length + row.expression.length,
  show: (row) => (
    <span title={`${analysisLabels(row.binding)}\n${analysisLabels(row.expression)}`}>
      {row.binding.length} binding, {row.expression.length} expression
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
