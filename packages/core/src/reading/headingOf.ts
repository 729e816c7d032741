import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { isHeadingWord } from './columnWords.ts';
import { isMissing } from './cellNumbers.ts';
import type { Layout, RawTable } from './tableLayout.ts';
import { filledLength } from './rowWidths.ts';

/** What is above the data. */
type Named = Pick<Layout, 'heading' | 'columns' | 'upper' | 'titles' | 'hasRowNames'>;

/** The names of the columns: of the last line above the data, and of groups in the line above it; else of a comment. */
export function headingOf(
  table: RawTable,
  rows: readonly TextRow[],
  { first, width, isRequested }: { readonly first: number; readonly width: number; readonly isRequested: boolean },
): Named {
  // The second line of GMX files describes the lists: `na`, or an address.
  const above = rows.slice(0, first);
  while (above.length > 1 && isDescription(above[above.length - 1].cells)) above.pop();
  const last = above.at(-1);
  const isTitle =
    last &&
    !isRequested &&
    width > 1 &&
    filledLength(last.cells) === 1 &&
    above.length === 1 &&
    last.cells.length < width - 1;
  if (!last || isTitle) return fromComments(table, { width, titles: above.length, rows: rows.slice(first) });
  const hasRowNames = isOneShort(filledLength(last.cells), width, rows.slice(first));
  const shift = (cells: readonly string[]): string[] => filledTo(hasRowNames ? ['', ...cells] : cells, width);
  const upperRow = above.at(-2);
  const hasUpper = upperRow && upperRow.cells.filter((cell) => cell !== '').length > 1;
  const groups = hasUpper ? shift(upperRow.cells) : [];
  const upper = spread(groups);
  const names = shift(last.cells);
  return {
    heading: last.line,
    columns: names.map((cell, i) => (cell === '' ? (groups[i] ?? '') : cell)),
    upper,
    titles: above.length - 1 - (hasUpper ? 1 : 0),
    hasRowNames,
  };
}

const isDescription = (cells: readonly string[]): boolean =>
  cells.every((cell) => isMissing(cell) || /^https?:/.test(cell));

/** Names of groups reach over the empty cells to their right: cells of a sheet that were merged. */
function spread(cells: readonly string[]): string[] {
  let current = '';
  return cells.map((cell) => (current = cell === '' ? current : cell));
}

const filledTo = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, i) => (cells[i] ?? '').replace(/^#\s*(?=\S)/, ''));

const isOneShort = (named: number, width: number, rows: readonly TextRow[]): boolean =>
  named === width - 1 &&
  rows.length > 0 &&
  rows.every(({ cells }) => cells.length >= width) &&
  rows.some(({ cells }) => cells[width - 1] !== '');

/** A heading that begins with `#`: the last comment above the data with as many cells as the rows. */
function fromComments(
  table: RawTable,
  { width, titles, rows }: { readonly width: number; readonly titles: number; readonly rows: readonly TextRow[] },
): Named {
  const none: Named = {
    heading: null,
    columns: Array.from({ length: width }, () => ''),
    upper: [],
    titles,
    hasRowNames: false,
  };
  const candidate = table.comments.at(-1);
  const begins = rows.at(0)?.line ?? 1;
  if (!candidate || candidate.line > begins || /^##/.test(candidate.text)) return none;
  const cells = splitComment(candidate.text, table.separator);
  const hasRowNames = cells.length === width - 1 && width > 2;
  const fits =
    width > 1
      ? cells.length === width || (hasRowNames && cells.every((cell) => cell !== ''))
      : cells.length === 1 && isHeadingWord(cells[0]);
  const isNamed = cells.some(isHeadingWord) && cells.every((cell) => cell.length < 80);
  if (!fits || !isNamed) return none;
  return {
    heading: candidate.line,
    columns: filledTo(hasRowNames ? ['', ...cells] : cells, width),
    upper: [],
    titles,
    hasRowNames,
  };
}

function splitComment(text: string, separator: Layout['separator']): string[] {
  const content = text.replace(/^#+\s*/, '');
  const cells =
    separator === 'blanks'
      ? content.trim().split(/\s+/)
      : separator === 'none'
        ? [content]
        : content.split(separator === 'xlsx' ? '\t' : separator);
  return cells.map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
}
