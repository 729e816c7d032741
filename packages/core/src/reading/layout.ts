import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { geneRank, isHeadingWord } from './columnWords.ts';
import { edgeNameRows } from './edgeNames.ts';
import { figureOf, isMissing, numberStyle, type NumberStyle } from './figures.ts';
import type { NameReader } from './nameReader.ts';
import type { FoundSeparator } from './separators.ts';

/** A table of a file, or one sheet of a workbook, before its rows are told apart. */
export interface RawTable {
  readonly separator: FoundSeparator | 'xlsx';
  readonly quoted: boolean;
  readonly rows: readonly TextRow[];
  readonly comments: readonly { readonly text: string; readonly line: number }[];
}

/** A table with its heading, its rows of data, and what is around them. */
export interface Layout {
  readonly separator: FoundSeparator | 'xlsx';
  readonly quoted: boolean;
  /** Line of the heading. */
  readonly heading: number | null;
  /** Names of the columns, '' without one. */
  readonly columns: readonly string[];
  /** Names of groups above the names, where there are two lines of them. */
  readonly upper: readonly string[];
  readonly rows: readonly TextRow[];
  readonly width: number;
  readonly numbers: NumberStyle;
  /** Number of title lines above the heading, and of footnotes below the data. */
  readonly titles: number;
  readonly footnotes: number;
  /** Whether the heading has a name less than the rows have cells, as R writes row names. */
  readonly hasRowNames: boolean;
  /** Whether rows have different numbers of cells. */
  readonly isRagged: boolean;
}

export interface LayoutOptions {
  readonly names: NameReader;
  /** Whether the first line is a heading; recognized by default. */
  readonly header?: boolean;
}

/** What most cells of a column are. */
interface Profile {
  readonly numbers: number;
  readonly genes: number;
  readonly shapes: ReadonlySet<string>;
}

const sampleSize = 300;

/** Tells title, heading, data and footnotes of a table apart. */
export function layOut(table: RawTable, { names, header }: LayoutOptions): Layout {
  const all = edgeNameRows(table) ?? table.rows.filter(({ cells }) => !isTrackLine(cells));
  const lengths = all.map(({ cells }) => filledLength(cells));
  const width = usualWidth(all, lengths);
  const numbers = numberStyle(sampleOf(all, sampleSize), table.separator);
  const last = all.length - countFootnotes(all, lengths, { width, numbers, names });
  const rows = all.slice(0, last);
  const profiles = profilesOf(rows.slice(Math.min(3, Math.floor(rows.length / 2))), width, { numbers, names });
  const isData = (row: TextRow): boolean =>
    rows.length === 1 ? !isHeadingAlone(row, names) : dataLike(row, { profiles, numbers, names, width });
  const isNamed = ({ cells }: TextRow): boolean => looksNamed(cells, profiles);
  const first = header === true ? 1 : header === false ? 0 : firstDataRow(rows, isData, isNamed);
  const named = headingOf(table, rows, { first, width, isAsked: header === true });
  const data = rows.slice(first);
  const dataWidths = new Set(lengths.slice(first, last));
  return {
    ...named,
    separator: table.separator,
    quoted: table.quoted,
    rows: data,
    width,
    numbers,
    footnotes: all.length - last,
    isRagged: dataWidths.size > 1,
  };
}

const isTrackLine = (cells: readonly string[]): boolean =>
  /^(track|browser)(\s|$)/.test(cells[0]) && /=|position|name/.test(cells.join(' '));

/** The number of cells up to the last one that is not empty. */
function filledLength(cells: readonly string[]): number {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length--;
  return length;
}

/** The usual number of cells of a row: a last column without any text does not count. */
function usualWidth(rows: readonly TextRow[], lengths: readonly number[]): number {
  const full = commonest(rows.map(({ cells }) => cells.length));
  const filled = commonest(lengths);
  const hasText = rows.some(({ cells }, i) => lengths[i] === full && cells.length === full);
  return hasText ? full : filled;
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]).at(0)?.[0] ?? 0;
}

/** Elements from the whole of a list, the first one among them. */
export function sampleOf<T>(items: readonly T[], size: number): readonly T[] {
  if (items.length <= size) return items;
  const step = items.length / size;
  return Array.from({ length: size }, (_, i) => items[Math.floor(i * step)]);
}

interface Reading {
  readonly numbers: NumberStyle;
  readonly names: NameReader;
}

/** Lines of one text at the end of a table with more columns. */
function countFootnotes(
  rows: readonly TextRow[],
  lengths: readonly number[],
  { width, numbers, names }: Reading & { readonly width: number },
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
      Number.isNaN(figureOf(text, numbers)) &&
      (/\s|^[*†‡§]|:/.test(text) || text.length > 25) &&
      names.name(text).genes.length === 0;
    if (!isNote) break;
    count++;
  }
  return count;
}

/** The last line of what pandas and R print: `Name: gene, dtype: object`, `Levels: 1 2`. */
const isTail = (cells: readonly string[]): boolean =>
  /^(name|length|levels):.*\b(dtype:|length:|\S)/i.test(cells.join(' ')) && /:$/.test(cells[0]) && cells.length > 1;

/** The form of a text: runs of digits are one 9, other letters one A or a. */
const shapeOf = (text: string): string =>
  text
    .slice(0, 40)
    .replaceAll(/\d+/g, '9')
    .replaceAll(/[A-Z]+/g, 'A')
    .replaceAll(/[a-z]+/g, 'a');

function profilesOf(rows: readonly TextRow[], width: number, { numbers, names }: Reading): Profile[] {
  const sample = sampleOf(rows, sampleSize);
  return Array.from({ length: width }, (_, column) => {
    let [present, figures, genes] = [0, 0, 0];
    const shapes = new Map<string, number>();
    for (const { cells } of sample) {
      const cell = cells[column] ?? '';
      if (isMissing(cell)) continue;
      present++;
      if (!Number.isNaN(figureOf(cell, numbers))) figures++;
      else {
        if (names.name(cell).kind === 'id') genes++;
        const shape = shapeOf(cell);
        shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      }
    }
    const usual = [...shapes].filter(([, count]) => count >= Math.max(1, present * 0.1)).map(([shape]) => shape);
    return { numbers: figures / Math.max(1, present), genes: genes / Math.max(1, present), shapes: new Set(usual) };
  });
}

interface DataContext extends Reading {
  readonly profiles: readonly Profile[];
  readonly width: number;
}

/** Whether a row looks like the rows below it, and not like names of columns or a title. */
function dataLike({ cells }: TextRow, { profiles, numbers, names, width }: DataContext): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  if (width >= 3 && filled === 1 && cells[0] !== '' && names.name(cells[0]).kind !== 'id') return false;
  let [figures, words, present] = [0, 0, 0];
  for (const [i, profile] of profiles.entries()) {
    const cell = cells[i] ?? '';
    if (isMissing(cell) && cell.toLowerCase() !== 'nd') continue;
    present++;
    if (profile.numbers <= 0.8) continue;
    if (Number.isNaN(figureOf(cell, numbers))) words++;
    else figures++;
  }
  if (present === 0) return false;
  if (width > 1 && isApart(cells, profiles, names)) return false;
  // Names above the columns of a matrix are ids of genes as well.
  if (words >= 3 && figures === 0 && words * 2 > present) return false;
  const genes = profiles.some(({ genes: share }, i) => share > 0.5 && isIdCell(names, cells[i] ?? ''));
  if (genes) return true;
  const geneColumn = profiles.findIndex(({ genes: share }) => share > 0.5);
  const word = geneColumn < 0 ? '' : (cells[geneColumn] ?? '');
  if (width === 1 ? geneRank(word) > 0 : isHeadingWord(word) && words >= figures) return false;
  if (words !== figures)
    return figures > words || (words === 1 && figures === 0 && present > 2 && !looksNamed(cells, profiles));
  return !looksNamed(cells, profiles);
}

/** Whether a row has no gene, and other forms of texts, where nearly all others have ids: names of lists, or their descriptions. */
function isApart(cells: readonly string[], profiles: readonly Profile[], names: NameReader): boolean {
  const columns = profiles.flatMap(({ genes, shapes }, i) =>
    genes > 0.8 && (cells[i] ?? '') !== '' ? [{ cell: cells[i], shapes }] : [],
  );
  return (
    columns.length > 1 &&
    columns.every(
      ({ cell, shapes }) => /\D/.test(cell) && names.name(cell).kind !== 'id' && !shapes.has(shapeOf(cell)),
    )
  );
}

const isIdCell = (names: NameReader, cell: string): boolean => cell !== '' && names.name(cell).kind === 'id';

/** Whether a row of texts names columns: it has words of headings, and other forms than the cells below. */
function looksNamed(cells: readonly string[], profiles: readonly Profile[]): boolean {
  const filled = cells.map((cell, i) => ({ cell, i })).filter(({ cell }) => cell !== '');
  if (filled.length === 0) return true;
  // A column of its own has words for genes only: HY5, B or PEAK can be a symbol.
  if (profiles.length === 1) return geneRank(filled[0].cell) > 0 && !profiles[0].shapes.has(shapeOf(filled[0].cell));
  const named = filled.filter(({ cell }) => isHeadingWord(cell));
  if (named.every(({ cell }) => cell.length === 1)) return false;
  const same = filled.filter(({ cell, i }) => {
    const profile = profiles.at(i);
    return profile !== undefined && profile.numbers <= 0.8 && /\d/.test(cell) && profile.shapes.has(shapeOf(cell));
  });
  return named.length > 0 && same.length === 0 && named.length * 2 >= filled.length;
}

/** Whether the only row of a table names columns. */
function isHeadingAlone({ cells }: TextRow, names: NameReader): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return false;
  const isNamed = filled.length > 1 ? filled.every(isHeadingWord) : geneRank(filled[0]) > 0;
  return isNamed && !filled.some((cell) => isIdCell(names, cell));
}

/** Most lines of titles and headings above the data. */
const maxAbove = 40;

function firstDataRow(
  rows: readonly TextRow[],
  isData: (row: TextRow) => boolean,
  isNamed: (row: TextRow) => boolean,
): number {
  for (let i = 0; i < Math.min(rows.length, maxAbove); i++) if (isData(rows[i])) return i;
  if (rows.length === 1 || (rows.length === 2 && rows.every(isNamed))) return rows.length;
  return rows.length > 1 && isNamed(rows[0]) ? 1 : 0;
}

type Named = Pick<Layout, 'heading' | 'columns' | 'upper' | 'titles' | 'hasRowNames'>;

function headingOf(
  table: RawTable,
  rows: readonly TextRow[],
  { first, width, isAsked }: { readonly first: number; readonly width: number; readonly isAsked: boolean },
): Named {
  // The second line of GMX files describes the lists: `na`, or an address.
  const above = rows.slice(0, first);
  while (above.length > 1 && isDescription(above[above.length - 1].cells)) above.pop();
  const last = above.at(-1);
  const isTitle =
    last &&
    !isAsked &&
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
