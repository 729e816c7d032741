import { decimalNumber } from '../formats/decimalNumber.ts';
import type { VisitedRow } from './byteRows.ts';
import { plainMinus } from '../formats/delimited/plainMinus.ts';

const missingWords = /^(?:na|n\/a|<na>|nan|null|none|nd|n\.d\.|-|--|\.|#[a-z0-9/_ ]+[!?]?)?$/i;
const limit = /^(?:<=?|≤|&lt;|~|≈|p\s*[<=])\s*/i;
const commaDecimal = /^[-+]?(?:\d{1,3}(?:\.\d{3})+|\d*),\d+(?:e[-+]?\d+)?$/i;
const thousands = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const power = /^([-+]?[\d.]+)\s*(?:x|×|\*)\s*10\s*\^?\s*\(?([-+]?\d+)\)?$/i;
/** Signs of significance behind a number, and of a multiple: `0.01**`, `2.5x`, `3-fold`. */
const marks = /\s*(?:[*†‡§]+|[x×]|[- ]?fold)$/i;
const percent = /^([^%]*\d)\s*%$/;
const infinite = /^([-+]?)(?:inf(?:inity)?|∞)$/i;

/** Whether a cell has no number because it is missing: empty, `NA`, an error of a spreadsheet. */
export const isMissing = (cell: string): boolean => cell === '' || (cell.length < 12 && missingWords.test(cell));

/** Whether a cell is a limit, `<0.0001`. */
export const isLimit = (cell: string): boolean => cell.length > 1 && limit.test(cell);

/** Longest number with signs around it, in characters: the signs are searched from each place of a text. */
const maxUnusual = 100;

/** How the numbers of a file are written. */
export interface NumberStyle {
  /** Whether a comma is the decimal sign. */
  readonly isDecimalComma: boolean;
}

/** The number in a cell, NaN without one; `<x` and `≤x` read as x, `5%` as 0.05. */
export function parseNumber(cell: string, { isDecimalComma }: NumberStyle): number {
  if (cell === '') return NaN;
  const first = cell.charCodeAt(0);
  // Most cells are plain: a number that starts with a digit or a sign, or a word.
  const quick = (first >= 48 && first <= 57) || first === 45 || first === 46 ? Number(cell) : NaN;
  if (!Number.isNaN(quick)) return isDecimal(cell, first) ? quick : NaN;
  if (cell.length > maxUnusual || (first >= 65 && first <= 122 && !/^[ip]/i.test(cell))) return NaN;
  return unusualNumber(plainMinus(cell.replace(limit, '').replaceAll("'", '').replace(marks, '')), isDecimalComma);
}

/** The number in a cell of a row: the one that is known, else the one that is written. */
export function numberAt({ cells, values }: VisitedRow, column: number, style: NumberStyle): number {
  const known = values?.[column];
  return known === undefined || Number.isNaN(known) ? parseNumber(cells[column] ?? '', style) : known;
}

/** Whether a text that JavaScript takes for a number is none of `0x10`, `0b1` and `0o7`. */
function isDecimal(cell: string, first: number): boolean {
  if (first !== 48 || cell.length < 3) return true;
  const second = cell.charCodeAt(1) | 32;
  return second !== 120 && second !== 98 && second !== 111;
}

function unusualNumber(text: string, isDecimalComma: boolean): number {
  if (decimalNumber.test(text)) return Number(text);
  if (isDecimalComma && commaDecimal.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (!isDecimalComma && thousands.test(text)) return Number(text.replaceAll(',', ''));
  const raised = power.exec(plainMinus(withPlainDigits(text)).replaceAll(/[−–]/g, '-'));
  if (raised) return Number(`${raised[1]}e${raised[2]}`);
  const share = percent.exec(text);
  if (share) return unusualNumber(share[1], isDecimalComma) / 100;
  return infiniteOr(text, NaN);
}

const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺';

/** `10⁻⁵` as `10-5`. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]/g, (sign) => '0123456789-+'[raisedSigns.indexOf(sign)]);

function infiniteOr(text: string, otherwise: number): number {
  const match = infinite.exec(text);
  return match ? Number(`${match[1]}Infinity`) : otherwise;
}

const commaNumber = /^[<≤]?\s*[-+−–]?\d*,(\d+)(?:e[-+−–]?\d+)?$/i;

/**
 * How numbers are written: a comma is the decimal sign when cells of numbers have one where no thousands separator can be,
 * and no number has a point. Of `1,500` alone the separator of the cells decides.
 */
export function numberStyle(rows: readonly { readonly cells: readonly string[] }[], separator: string): NumberStyle {
  let [points, commas, unclear] = [0, 0, 0];
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (cell.length > 30) continue;
      if (cell.includes(',')) {
        const match = commaNumber.exec(cell);
        if (!match) continue;
        if (match[1].length === 3 && !/^[<≤]?[-+−–]?0?,/.test(cell) && !/e/i.test(cell)) unclear++;
        else commas++;
      } else if (cell.includes('.') && decimalNumber.test(cell)) points++;
    }
  }
  if (commas > 0) return { isDecimalComma: commas + unclear > points };
  return { isDecimalComma: unclear > 0 && points === 0 && separator === ';' };
}
