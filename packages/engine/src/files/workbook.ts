import { TrellisError } from '@trellis/core';
import { badFile, type TextRow } from '@trellis/core/formats';
import { Refusal, type SheetRows } from '@trellis/core/reading';
import { zipSizes } from './zipSizes.ts';

/** Most bytes that a workbook unpacks to, most sheets that it shows, and most rows that are read of a sheet. */
const maxUnpackedBytes = 256 * 2 ** 20;
const maxSheets = 100;
const maxRows = 200_000;

/** The visible sheets of an xlsx workbook. Rejects with `bad-file` if it cannot be read, or is larger than the limits above. */
export async function readWorkbook(bytes: Uint8Array, name: string): Promise<SheetRows[]> {
  refuseLargeArchive(bytes, name);
  const { readXlsx } = await import('hucre/xlsx');
  let count = 0;
  const isRead = ({ hidden, veryHidden }: { readonly hidden?: boolean; readonly veryHidden?: boolean }): boolean => {
    if (hidden || veryHidden) return false;
    // A file of 5 kB can name one sheet a hundred times, which is then read a hundred times.
    if (++count > maxSheets) throw badFile(name, undefined, `the workbook has more than ${maxSheets} sheets`);
    return true;
  };
  const workbook = await readXlsx(bytes, { sheets: isRead, maxRows }).catch((error: unknown) => {
    if (error instanceof TrellisError) throw error;
    throw new Refusal('unsupported-file', `${name} cannot be read as a workbook. Save it as xlsx or CSV.`);
  });
  return workbook.sheets.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet.rows) }));
}

/** The reader unpacks no file to more bytes than the directory says, so the directory is checked first. */
function refuseLargeArchive(bytes: Uint8Array, name: string): void {
  const sizes = zipSizes(bytes);
  if (!sizes)
    throw new Refusal(
      'unsupported-file',
      `${name} is damaged, so it cannot be read as a workbook. Save it again as xlsx or CSV.`,
    );
  const unpacked = sizes.reduce((sum, size) => sum + size.unpacked, 0);
  const isUnsaid = sizes.some((size) => size.unpacked === 0 && size.packed > 2);
  if (unpacked > maxUnpackedBytes || isUnsaid)
    throw badFile(name, undefined, 'the workbook unpacks to more than 256 MB');
}

type CellValue = string | number | boolean | Date | null;

/** Rows that are not empty, up to the last column with a value: cells with a format alone can reach to the end of a sheet. */
function rowsOf(rows: readonly (readonly unknown[])[]): TextRow[] {
  const width = rows.reduce(
    (most, row) => Math.max(most, 1 + row.findLastIndex((cell) => textOf(cell as CellValue) !== '')),
    0,
  );
  return rows
    .map((row, i) => ({ cells: row.slice(0, width).map((cell) => textOf(cell as CellValue)), line: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

const textOf = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dateText(cell) : String(cell).trim();
};

/** The day of a date. A number that is too large for a date, in a cell of dates, is the error that Excel has for it. */
const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '#NUM!' : date.toISOString().slice(0, 10));
