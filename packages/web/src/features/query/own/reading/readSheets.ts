import { decodeText, isZip, readTextRows, refuseBinary } from '@trellis/core';
import { gunzip, readWorkbook } from '@trellis/engine/files';
import type { Sheet } from './sheet.ts';

/**
 * The tables of a file: an xlsx workbook, or a text that can be packed with gzip. Lines that start with `#` are comments.
 * Rejects with `bad-file` for anything else.
 */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<readonly Sheet[]> {
  const unpacked = await gunzip(bytes, name);
  if (isZip(unpacked)) return readWorkbook(unpacked, name);
  refuseBinary(unpacked, name);
  return [{ name: '', rows: oneCellEach(readTextRows(decodeText(unpacked, name), { name, comment: '#' })) }];
}

/** A list that is written in one line has a row per name. */
const oneCellEach = (rows: Sheet['rows']): Sheet['rows'] =>
  rows.length === 1 && rows[0].cells.length > 3
    ? rows[0].cells.filter((cell) => cell !== '').map((cell) => ({ cells: [cell], line: rows[0].line }))
    : rows;
