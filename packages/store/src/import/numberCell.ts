/** Texts that say that there is no figure, besides the spreadsheet errors. */
const missing = new Set(['', 'NA', 'N/A', '<NA>', 'NAN', 'NULL', 'NONE', '-', '.']);

/** `#DIV/0!`, `#N/A`, `#VALUE!`, `#NAME?` and their like. */
const spreadsheetError = /^#[A-Z0-9/_ ]+[!?]?$/i;

const infinite = /^([+-]?)inf(inity)?$/i;

/** A plain decimal number, so that `0x10`, `1_000` and `1,5` are refused. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number in a cell: NaN when it is missing or a spreadsheet error, infinite when it says so (or is too large for a
 * double), undefined when it is no number.
 */
export function readNumberCell(cell: string): number | undefined {
  if (decimal.test(cell)) return Number(cell) + 0;
  if (missing.has(cell.toUpperCase()) || spreadsheetError.test(cell)) return NaN;
  const match = infinite.exec(cell);
  return match ? (match[1] === '-' ? -Infinity : Infinity) : undefined;
}

/** The largest finite double of the same sign for an infinite fold change; any other number as it is. */
export const finite = (figure: number): number =>
  Math.abs(figure) === Infinity ? Math.sign(figure) * Number.MAX_VALUE : figure;
