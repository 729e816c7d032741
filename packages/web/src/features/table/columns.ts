import { geneColumnTitles, type GeneColumnTitle } from '@trellis/core/result';
import type { TableAnalysis } from '@trellis/core/views';

/** The columns that say how many TFs of the data set bind and regulate a gene. */
const specificityTitles = ['Bound By', 'Regulated By'] as const;

/** The columns about the gene on the page, which come before those of the analyses. */
export const shownGeneTitles = [...geneColumnTitles, ...specificityTitles] as const;
type ShownTitle = (typeof shownGeneTitles)[number];

export const shownGeneColumns = shownGeneTitles.length;

/** Index of the columns with the symbol and the id of the gene. */
export const symbolColumn = geneColumnTitles.indexOf('Name');
export const idColumn = geneColumnTitles.indexOf('Gene ID');

/** Whether a column counts TFs: fewer of them first is "most specific first". */
export const isSpecificity = (column: number): boolean =>
  column >= geneColumnTitles.length && column < shownGeneColumns;

/** The order after the first click on a column: the fewest TFs, otherwise the largest number or the last text. */
export const firstOrder = (column: number): 'asc' | 'desc' => (isSpecificity(column) ? 'asc' : 'desc');

const folded: readonly GeneColumnTitle[] = ['Gene Family', 'Type', 'User List Count'];

/**
 * Columns about the gene that a new table does not show: all but id, symbol, description, lists and number of edges; on a
 * narrow page the description too.
 */
export const foldedColumns = (narrow: boolean): number[] =>
  (narrow ? [...folded, 'Full Name' as const, ...specificityTitles] : folded).map((title) =>
    shownGeneTitles.indexOf(title),
  );

/** Name of a column about the gene on the page; files have the titles of the API. */
export function geneColumnName(column: number): string {
  const title = shownGeneTitles[column];
  return title === 'Full Name' ? 'Description' : title === 'Name' ? 'Symbol' : title;
}

const geneWidths: Readonly<Record<ShownTitle, number>> = {
  'Full Name': 200,
  'Gene Family': 150,
  Type: 130,
  Name: 92,
  'User List': 130,
  'User List Count': 116,
  'Edge Count': 70,
  'Gene ID': 100,
  'Bound By': 76,
  'Regulated By': 88,
};
const narrowWidths: Partial<Record<ShownTitle, number>> = { 'Full Name': 160, Name: 76, 'Edge Count': 60 };

type Kind = TableAnalysis['kinds'][number];
const kindWidths: Readonly<Record<Kind, number>> = { EDGE: 52, Pvalue: 84, Log2FC: 76, ADD_EDGES: 120 };

/** Minimum width of the columns of an analysis together, so that its label fits on four lines. */
const minAnalysisWidth = 148;

/** A column as it is drawn: its index in the table, its left edge and its width in pixels. */
export interface GridTrack {
  readonly column: number;
  readonly left: number;
  readonly width: number;
}

/** The columns of a grid from left to right: those frozen at the left edge, then those that scroll. */
export interface Tracks {
  /** Width of the row numbers; 0 on a narrow page, which has none. */
  readonly gutter: number;
  readonly frozen: readonly GridTrack[];
  /** Width of the frozen part with the row numbers. */
  readonly frozenWidth: number;
  readonly list: readonly GridTrack[];
  /** Place among all drawn columns, by column index; undefined for columns that are not drawn. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly total: number;
}

/** Number of drawn columns. */
export const drawnColumns = ({ frozen, list }: Tracks): number => frozen.length + list.length;

/** The column at a place among all drawn columns. */
export const trackAt = ({ frozen, list }: Tracks, place: number): GridTrack | undefined =>
  place < frozen.length ? frozen[place] : list[place - frozen.length];

export interface TrackOptions {
  /** Number of rows, whose digits decide on the width of the row numbers. */
  readonly rows: number;
  /** Length of a gene id. */
  readonly idLength: number;
  /** Leaves more room for data: only the id is frozen, and there are no row numbers. */
  readonly narrow: boolean;
  /** All columns in the order of the files, none of them frozen. */
  readonly whole?: boolean;
}

/** Widths of the whole table in pixels: of the first three columns, the next three, and all others. */
const wholeWidths = [200, 200, 200, 100, 100, 100] as const;
const otherWholeWidth = 120;

const gutterWidth = (rows: number): number => 20 + 8 * Math.max(2, String(rows).length);
/** Width of the sign that leads to the database of the edition; a narrow page has none. */
const outsideWidth = 18;

const idWidth = (length: number, narrow: boolean): number =>
  Math.max(geneWidths['Gene ID'], Math.ceil(18 + 8.8 * length)) + (narrow ? 0 : outsideWidth);

/** Lays the columns out, without those that are hidden or have no content. */
export function layTracks(
  analyses: readonly Pick<TableAnalysis, 'kinds'>[],
  omitted: readonly number[],
  { rows, idLength, narrow, whole = false }: TrackOptions,
): Tracks {
  if (whole) return layWholeTable(analyses, gutterWidth(rows));
  const widthOf = (column: number): number => {
    if (column === idColumn) return idWidth(idLength, narrow);
    const title = shownGeneTitles[column];
    return (narrow ? narrowWidths[title] : undefined) ?? geneWidths[title];
  };
  const gutter = narrow ? 0 : gutterWidth(rows);
  const scrolled = [symbolColumn, ...[...shownGeneTitles.keys()].filter((column) => !isName(column))];
  const [first, others] = narrow ? [[idColumn], scrolled] : [[idColumn, symbolColumn], scrolled.slice(1)];
  const frozen = place(
    first.map((column) => ({ column, width: widthOf(column) })),
    gutter,
  );
  const frozenWidth = end(frozen, gutter);
  const genes = others.filter((column) => !omitted.includes(column));
  const list = place(
    [...genes.map((column) => ({ column, width: widthOf(column) })), ...analysisWidths(analyses)],
    frozenWidth,
  );
  const placeOf = new Map([...frozen, ...list].map(({ column }, at) => [column, at]));
  return { gutter, frozen, frozenWidth, list, placeOf, total: end(list, frozenWidth) };
}

/** The columns of the files: without those that count the TFs of the data set. */
function layWholeTable(analyses: readonly Pick<TableAnalysis, 'kinds'>[], gutter: number): Tracks {
  const kinds = analyses.reduce((sum, analysis) => sum + analysis.kinds.length, 0);
  const columns = [...geneColumnTitles.keys(), ...Array.from({ length: kinds }, (_, i) => shownGeneColumns + i)];
  const widths = columns.map((column, at) => ({ column, width: wholeWidths.at(at) ?? otherWholeWidth }));
  const list = place(widths, gutter);
  const placeOf = new Map(list.map(({ column }, at) => [column, at]));
  return { gutter, frozen: [], frozenWidth: gutter, list, placeOf, total: end(list, gutter) };
}

const isName = (column: number): boolean => column === idColumn || column === symbolColumn;

/** The analysis of each of their columns, by its index in the table. */
export function analysesByColumn<Analysis extends Pick<TableAnalysis, 'kinds'>>(
  analyses: readonly Analysis[],
): ReadonlyMap<number, Analysis> {
  let column = shownGeneColumns;
  return new Map(analyses.flatMap((analysis) => analysis.kinds.map(() => [column++, analysis] as const)));
}

/** Columns of the analyses with their widths; those of an analysis are widened together where its label needs it. */
function analysisWidths(analyses: readonly Pick<TableAnalysis, 'kinds'>[]): Omit<GridTrack, 'left'>[] {
  let column = shownGeneColumns;
  return analyses.flatMap(({ kinds }) => {
    const sum = kinds.reduce((all, kind) => all + kindWidths[kind], 0);
    const more = Math.max(0, Math.ceil((minAnalysisWidth - sum) / kinds.length));
    return kinds.map((kind) => ({ column: column++, width: kindWidths[kind] + more }));
  });
}

function place(columns: readonly Omit<GridTrack, 'left'>[], start: number): GridTrack[] {
  let left = start;
  return columns.map(({ column, width }) => {
    const track = { column, left, width };
    left += width;
    return track;
  });
}

const end = (tracks: readonly GridTrack[], start: number): number => {
  const last = tracks.at(-1);
  return last ? last.left + last.width : start;
};
