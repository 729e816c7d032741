/** Columns that describe the gene; those of the analyses follow. */
export const descriptorCount = 8;
export const symbolColumn = 3;
export const geneColumn = 7;

/** Names of the columns that describe the gene, in their order. */
export const descriptorNames: readonly string[] = [
  'Full Name',
  'Gene Family',
  'Type',
  'Name',
  'User List',
  'User List Count',
  'Edge Count',
  'Gene ID',
];

const widths = [200, 200, 200, 100, 160, 116, 100, 120];
const analysisWidth = 120;

/** A column as it stands in the grid: its index in the table, its left edge and its width in pixels. */
export interface GridTrack {
  readonly column: number;
  readonly left: number;
  readonly width: number;
}

/** The columns of a grid from left to right. The gene id is frozen and stands before them, at the left edge. */
export interface Tracks {
  /** Width of the gene ids, and of what is frozen: row numbers and gene ids. */
  readonly gene: number;
  readonly frozen: number;
  readonly list: readonly GridTrack[];
  /** Place in `list` by column index; undefined for the gene id and for columns without content. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly total: number;
}

/** Room of the row numbers: as many digits as the last one has. */
export function gutterWidth(rows: number): number {
  return 20 + 8 * Math.max(2, String(rows).length);
}

/** Room for a gene id of so many characters. */
const idWidth = (length: number): number => Math.max(widths[geneColumn], Math.ceil(18 + 8.8 * length));

/** Lays the columns out; those to be left out, since they are hidden or have no content, take no room. */
export function layTracks(
  totalColumns: number,
  leftOut: readonly number[],
  { rows, idLength }: { readonly rows: number; readonly idLength: number },
): Tracks {
  const gene = idWidth(idLength);
  const frozen = gutterWidth(rows) + gene;
  const list: GridTrack[] = [];
  let left = frozen;
  for (let column = 0; column < totalColumns; column++) {
    if (column === geneColumn || leftOut.includes(column)) continue;
    const width = widths[column] ?? analysisWidth;
    list.push({ column, left, width });
    left += width;
  }
  return { gene, frozen, list, placeOf: new Map(list.map((track, place) => [track.column, place])), total: left };
}
