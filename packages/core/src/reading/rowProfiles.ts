import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { geneRank, isHeadingWord } from './columnWords.ts';
import { parseNumber, isMissing, type NumberStyle } from './cellNumbers.ts';
import type { NameReader } from './nameReader.ts';
import { sampleOf } from './sampleOf.ts';

/** What most cells of a column are. */
interface Profile {
  readonly numbers: number;
  readonly genes: number;
  readonly shapes: ReadonlySet<string>;
}

const sampleSize = 300;

interface Reading {
  readonly numbers: NumberStyle;
  readonly names: NameReader;
}

/** The form of a text: runs of digits are one 9, other letters one A or a. */
const shapeOf = (text: string): string =>
  text
    .slice(0, 40)
    .replaceAll(/\d+/g, '9')
    .replaceAll(/[A-Z]+/g, 'A')
    .replaceAll(/[a-z]+/g, 'a');

/** What is in the columns of rows. */
export function profilesOf(rows: readonly TextRow[], width: number, { numbers, names }: Reading): Profile[] {
  const sample = sampleOf(rows, sampleSize);
  return Array.from({ length: width }, (_, column) => {
    let [present, numeric, genes] = [0, 0, 0];
    const shapes = new Map<string, number>();
    for (const { cells } of sample) {
      const cell = cells[column] ?? '';
      if (isMissing(cell)) continue;
      present++;
      if (!Number.isNaN(parseNumber(cell, numbers))) numeric++;
      else {
        if (names.name(cell).kind === 'id') genes++;
        const shape = shapeOf(cell);
        shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      }
    }
    const usual = [...shapes].filter(([, count]) => count >= Math.max(1, present * 0.1)).map(([shape]) => shape);
    return { numbers: numeric / Math.max(1, present), genes: genes / Math.max(1, present), shapes: new Set(usual) };
  });
}

interface DataContext extends Reading {
  readonly profiles: readonly Profile[];
  readonly width: number;
}

/** Whether a row looks like the rows below it, and not like names of columns or a title. */
export function dataLike({ cells }: TextRow, { profiles, numbers, names, width }: DataContext): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  if (width >= 3 && filled === 1 && cells[0] !== '' && names.name(cells[0]).kind !== 'id') return false;
  if (isNumbered(cells, profiles)) return false;
  let [numeric, words, present] = [0, 0, 0];
  for (const [i, profile] of profiles.entries()) {
    const cell = cells[i] ?? '';
    if (isMissing(cell) && cell.toLowerCase() !== 'nd') continue;
    present++;
    if (profile.numbers <= 0.8) continue;
    if (Number.isNaN(parseNumber(cell, numbers))) words++;
    else numeric++;
  }
  if (present === 0) return false;
  if (width > 1 && isApart(cells, profiles, names)) return false;
  // Names above the columns of a matrix are ids of genes as well.
  if (words >= 3 && numeric === 0 && words * 2 > present) return false;
  const genes = profiles.some(({ genes: share }, i) => share > 0.5 && isIdCell(names, cells[i] ?? ''));
  if (genes) return true;
  const geneColumn = profiles.findIndex(({ genes: share }) => share > 0.5);
  const word = geneColumn < 0 ? '' : (cells[geneColumn] ?? '');
  if (width === 1 ? geneRank(word) > 0 : isHeadingWord(word) && words >= numeric) return false;
  if (words !== numeric)
    return numeric > words || (words === 1 && numeric === 0 && present > 2 && !looksNamed(cells, profiles));
  return !looksNamed(cells, profiles);
}

/** Whether a row has a number above each of several columns of genes: pandas calls columns `0`, `1`, `2`. */
function isNumbered(cells: readonly string[], profiles: readonly Profile[]): boolean {
  const above = profiles.flatMap(({ genes }, i) => (genes > 0.5 ? [cells[i] ?? ''] : []));
  return above.length > 1 && above.every((cell) => /^\d{1,4}$/.test(cell));
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
export function looksNamed(cells: readonly string[], profiles: readonly Profile[]): boolean {
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
export function isHeadingAlone({ cells }: TextRow, names: NameReader): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return false;
  const isNamed = filled.length > 1 ? filled.every(isHeadingWord) : geneRank(filled[0]) > 0;
  return isNamed && !filled.some((cell) => isIdCell(names, cell));
}
