import { geneColumnTitles } from '@trellis/core';

/** Index of the columns with the symbol and the id of the gene. */
export const symbolColumn = geneColumnTitles.indexOf('Name');
export const idColumn = geneColumnTitles.indexOf('Gene ID');

const widths = [200, 200, 200, 100, 160, 116, 100, 120];
const analysisWidth = 120;

/** A column as it is drawn: its index in the table, its left edge and its width in pixels. */
export interface GridTrack {
  readonly column: number;
  readonly left: number;
  readonly width: number;
}

/** The columns of a grid from left to right. The gene ids are frozen at the left edge, outside of `list`. */
export interface Tracks {
  /** Width of the gene ids. */
  readonly gene: number;
  /** Width of the frozen part: row numbers and gene ids. */
  readonly frozen: number;
  readonly list: readonly GridTrack[];
  /** Position in `list` by column index; undefined for the gene ids and for columns that are not drawn. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly total: number;
}

/** Width of the row numbers, by the digits of the last one. */
function gutterWidth(rows: number): number {
  return 20 + 8 * Math.max(2, String(rows).length);
}

/** Width of the gene ids, by their length. */
const idWidth = (length: number): number => Math.max(widths[idColumn], Math.ceil(18 + 8.8 * length));

/** Lays the columns out, without those that are hidden or have no content. */
export function layTracks(
  totalColumns: number,
  omitted: readonly number[],
  { rows, idLength }: { readonly rows: number; readonly idLength: number },
): Tracks {
  const gene = idWidth(idLength);
  const frozen = gutterWidth(rows) + gene;
  const list: GridTrack[] = [];
  let left = frozen;
  for (let column = 0; column < totalColumns; column++) {
    if (column === idColumn || omitted.includes(column)) continue;
    const width = widths[column] ?? analysisWidth;
    list.push({ column, left, width });
    left += width;
  }
  return { gene, frozen, list, placeOf: new Map(list.map((track, place) => [track.column, place])), total: left };
}
