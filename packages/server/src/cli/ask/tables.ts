import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { parse } from 'csv-parse';
import { tableWriters, withFormula, type CsvValue, type TableFormat } from '@trellis/core/formats';

/** Rows of a view, with names of their columns. */
export interface Rows {
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly CsvValue[]>;
}

/** Writes a table, line by line. */
export function* writeTable({ columns, rows }: Rows, format: TableFormat): Generator<string> {
  const { head, line } = tableWriters[format](columns);
  if (head) yield head;
  for (const row of rows) yield line(row);
}

/** Whether a column of a CSV answer has numbers. */
export type IsNumeric = (column: string) => boolean;

/** Writes a CSV answer in another format, row by row. */
export async function* rewriteCsv(
  response: Response,
  format: TableFormat,
  isNumeric: IsNumeric,
): AsyncGenerator<string> {
  const records = csvRecords(response);
  const { value: columns } = await records.next();
  if (!columns) return;
  const areNumbers = columns.map(isNumeric);
  const { head, line } = tableWriters[format](columns);
  if (head) yield head;
  for await (const record of records) yield line(record.map((text, i) => cellOf(text, areNumbers[i])));
}

async function* csvRecords({ body }: Response): AsyncGenerator<string[]> {
  if (!body) return;
  const records: AsyncIterable<string[]> = Readable.fromWeb(body as ReadableStream).pipe(
    parse({ relax_column_count: true }),
  );
  yield* records;
}

/** The value of a cell that the API has written; see `csvCell`. */
function cellOf(text: string, isNumber: boolean): CsvValue {
  if (text === '') return null;
  const number = isNumber ? Number(text) : NaN;
  return Number.isNaN(number) || isTooSmall(number, text) ? withFormula(text) : number;
}

/** Whether a p-value is too small for a number, so that only its text has it. */
const isTooSmall = (number: number, text: string): boolean => number === 0 && /^[-+0.]*[1-9]/.test(text);
