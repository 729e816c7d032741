import { exactCsvCell } from '@trellis/core/formats';
import type { Batch, Cell, Table } from './table.ts';

/** The header line of a table. */
export const csvHead = ({ columns }: Pick<Table, 'columns'>): string =>
  `${columns.map(({ name }) => exactCsvCell(name)).join(',')}\n`;

/** Lines per text: few enough that the texts are short-lived, many enough that each is worth a call. */
const linesPerText = 4096;

/** Yields the lines of a batch: numbers with all their digits, empty cells for null. */
export function* csvLines(batch: Batch): Generator<string> {
  const rows = batch[0].length;
  for (let from = 0; from < rows; from += linesPerText) {
    let text = '';
    for (let row = from; row < Math.min(rows, from + linesPerText); row++) {
      text += csvText(batch[0][row]);
      for (let column = 1; column < batch.length; column++) text += `,${csvText(batch[column][row])}`;
      text += '\n';
    }
    yield text;
  }
}

function csvText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? exactCsvCell(cell) : String(cell);
}
