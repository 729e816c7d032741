import type { UsedColumns, VisitedRow } from './byteRows.ts';
import { figureAt, isMissing } from './figures.ts';
import type { FileTable } from './fileTable.ts';
import type { NetworkColumns } from './networkColumns.ts';
import { Refusal } from './refusal.ts';

/** The columns of a network that has one target a line. */
export const usedColumns = ({ source, target, edge, score }: NetworkColumns): UsedColumns => ({
  columns: [source, target, edge, score].filter((i) => i !== undefined),
  figures: score === undefined ? [] : [score],
});

/** The score in a cell, NaN where it is missing. */
export function scoreAt(
  row: VisitedRow,
  column: number,
  { layout, file }: Pick<FileTable, 'layout' | 'file'>,
): number {
  const { line } = row;
  const figure = figureAt(row, column, layout.numbers);
  const cell = row.cells[column] ?? '';
  if (Number.isFinite(figure) || isMissing(cell)) return figure;
  throw new Refusal(
    'not-a-number',
    `Line ${line} of ${file}: the score "${cell.slice(0, 40)}" is not a number.`,
    line,
  );
}
