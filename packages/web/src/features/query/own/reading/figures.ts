import { cellNumber } from '@trellis/core';

const missing = /^(?:na|n\/a|<na>|nan|null|none|-|\.|#[a-z0-9/_ ]+[!?]?)?$/i;
const decimalComma = /^([-+\u2012\u2013\u2212]?\d*),(\d+(?:e[-+]?\d+)?)$/i;

/** Whether a cell has no number because it is missing: empty, `NA`, an error of a spreadsheet. */
export const isMissing = (cell: string): boolean => missing.test(cell);

/** The number in a cell, which can have a comma for the decimal point; NaN without one. */
export function figureOf(cell: string): number {
  const number = cellNumber(cell);
  if (!Number.isNaN(number)) return number;
  const [, whole, rest] = decimalComma.exec(cell) ?? [];
  return rest === undefined ? NaN : cellNumber(`${whole}.${rest}`);
}
