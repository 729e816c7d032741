import type { UsedColumns, VisitedRow } from './byteRows.ts';
import { numberAt, isMissing } from './cellNumbers.ts';
import type { FileTable } from './fileTable.ts';
import type { NetworkColumns } from './networkColumns.ts';
import { Refusal } from './refusal.ts';

/** The columns of a network that has one target a line. */
export const usedColumns = ({ source, target, edge, score }: NetworkColumns): UsedColumns => ({
  columns: [source, target, edge, score].filter((i) => i !== undefined),
  numeric: score === undefined ? [] : [score],
});

/** The score in a cell, NaN where it is missing. */
export function scoreAt(
  row: VisitedRow,
  column: number,
  { layout, file }: Pick<FileTable, 'layout' | 'file'>,
): number {
  const { line } = row;
  const score = numberAt(row, column, layout.numbers);
  const cell = row.cells[column] ?? '';
  if (Number.isFinite(score) || isMissing(cell)) return score;
  throw new Refusal(
    'not-a-number',
    `Line ${line} of ${file}: the score "${cell.slice(0, 40)}" is not a number.`,
    line,
  );
}
