import { decimalNumber } from '@trellis/core/formats';

/** Texts for a missing number, in addition to spreadsheet errors. */
const missing = new Set(['', 'NA', 'N/A', '<NA>', 'NAN', 'NULL', 'NONE', '-', '.']);

/** `#DIV/0!`, `#N/A`, `#VALUE!`, `#NAME?` and similar. */
const spreadsheetError = /^#[A-Z0-9/_ ]+[!?]?$/i;

const infinite = /^([+-]?)inf(inity)?$/i;

/**
 * The number in a cell: NaN if it is missing or a spreadsheet error, infinite for `inf` or if it is too large for a double,
 * undefined if it is not a number.
 */
export function readNumberCell(cell: string): number | undefined {
  if (decimalNumber.test(cell)) return Number(cell) + 0;
  if (missing.has(cell.toUpperCase()) || spreadsheetError.test(cell)) return NaN;
  const match = infinite.exec(cell);
  return match ? (match[1] === '-' ? -Infinity : Infinity) : undefined;
}

/** Replaces an infinite fold change with the largest finite double of the same sign. */
export const finite = (number: number): number =>
  Math.abs(number) === Infinity ? Math.sign(number) * Number.MAX_VALUE : number;
