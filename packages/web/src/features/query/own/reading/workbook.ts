import { badFile, TrellisError, type TextRow } from '@trellis/core';
import type { Sheet } from './sheet.ts';
import { zipSizes } from './zipSizes.ts';

/** Most bytes that a workbook unpacks to, most sheets that it shows, and most rows that are read of a sheet. */
const maxUnpackedBytes = 256 * 2 ** 20;
const maxSheets = 100;
const maxRows = 200_000;

/** Whether a file is a zip archive, as workbooks are. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** Whether a file is a workbook of Excel before 2007, or one with a password. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/** The visible sheets of an xlsx workbook. Rejects with `bad-file` if it cannot be read, or is larger than the limits above. */
export async function readWorkbook(bytes: Uint8Array, name: string): Promise<Sheet[]> {
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
    throw badFile(name, undefined, 'the workbook cannot be read; save it as xlsx or CSV');
  });
  return workbook.sheets.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet.rows) }));
}

/** The reader unpacks no file to more bytes than the directory says, so the directory is checked first. */
function refuseLargeArchive(bytes: Uint8Array, name: string): void {
  const sizes = zipSizes(bytes);
  if (!sizes) throw badFile(name, undefined, 'the workbook is damaged');
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
