import { exactCsvCell } from '@trellis/core';
import type { Batch, Cell, Table } from './table.ts';

/** The header line of a table. */
export const csvHead = ({ columns }: Pick<Table, 'columns'>): string =>
  `${columns.map(({ name }) => exactCsvCell(name)).join(',')}\n`;

/** The lines of a batch: numbers with all their digits, empty cells for null. */
export function csvLines(batch: Batch): string {
  const rows = batch[0].length;
  let text = '';
  for (let row = 0; row < rows; row++) {
    text += csvText(batch[0][row]);
    for (let column = 1; column < batch.length; column++) text += `,${csvText(batch[column][row])}`;
    text += '\n';
  }
  return text;
}

function csvText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? exactCsvCell(cell) : String(cell);
}
