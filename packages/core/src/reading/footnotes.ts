import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { parseNumber, type NumberStyle } from './cellNumbers.ts';
import type { NameReader } from './nameReader.ts';

/** A line of a browser of genomes above BED. */
const isTrackLine = (cells: readonly string[]): boolean =>
  /^(track|browser)(\s|$)/.test(cells[0]) && /=|position|name/.test(cells.join(' '));

/** The line of types that tibbles of R print below their heading. */
const isTypeLine = (cells: readonly string[]): boolean => cells.every((cell) => /^<[a-z]{2,5}>$/.test(cell));

/** Whether a line of a program tells how to show a table, and is none of its rows. */
export const isDecoration = (cells: readonly string[]): boolean => isTrackLine(cells) || isTypeLine(cells);

interface Context {
  readonly width: number;
  readonly numbers: NumberStyle;
  readonly names: NameReader;
}

/** Lines of one text at the end of a table with more columns. */
export function countFootnotes(
  rows: readonly TextRow[],
  lengths: readonly number[],
  { width, numbers, names }: Context,
): number {
  if (width < 2) return 0;
  let count = 0;
  for (let i = rows.length - 1; i > 1; i--) {
    const text = rows[i].cells[0];
    if (isTail(rows[i].cells)) {
      count++;
      continue;
    }
    const isNote =
      lengths[i] === 1 &&
      text !== '' &&
      Number.isNaN(parseNumber(text, numbers)) &&
      (/\s|^[*†‡§]|:/.test(text) || text.length > 25) &&
      names.name(text).genes.length === 0;
    if (!isNote) break;
    count++;
  }
  return count;
}

/** The last line of what pandas and R print: `Name: gene, dtype: object`, `Levels: 1 2`, `[9 rows x 3 columns]`. */
const isTail = (cells: readonly string[]): boolean =>
  (/:$/.test(cells[0]) &&
    cells.length > 1 &&
    /^(name|length|levels):.*\b(dtype:|length:|\S)/i.test(cells.join(' '))) ||
  (cells[0].startsWith('[') && /^\[\d+ rows? x \d+ columns?\]$/.test(cells.join(' ')));
