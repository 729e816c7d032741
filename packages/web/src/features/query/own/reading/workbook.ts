import { badFile, type TextRow } from '@trellis/core';
import type { Sheet } from './sheet.ts';
import { zipSizes } from './zipSizes.ts';

/** Most bytes that a workbook unpacks to, and most rows that are read of a sheet. */
const maxUnpackedBytes = 256 * 2 ** 20;
const maxRows = 200_000;

/** Whether a file is a zip archive, as workbooks are. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** Whether a file is a workbook of Excel before 2007, or one with a password. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/** The visible sheets of an xlsx workbook. Rejects with `bad-file` if it cannot be read or unpacks to too many bytes. */
export async function readWorkbook(bytes: Uint8Array, name: string): Promise<Sheet[]> {
  refuseLargeArchive(bytes, name);
  const { readXlsx } = await import('hucre/xlsx');
  const workbook = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows,
  }).catch(() => {
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

const rowsOf = (rows: readonly (readonly unknown[])[]): TextRow[] =>
  rows
    .map((row, i) => ({ cells: row.map((cell) => textOf(cell as CellValue)), line: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

const textOf = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dateText(cell) : String(cell).trim();
};

/** The day of a date. A number that is too large for a date, in a cell of dates, is the error that Excel has for it. */
const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '#NUM!' : date.toISOString().slice(0, 10));
