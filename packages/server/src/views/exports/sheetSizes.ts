import { countGeneColumns, headerRows, type GridCell, type ResultGrid } from '@trellis/core/result';

/** Widths of the columns of a sheet in characters, and heights of its header rows in points. */
export interface SheetSizes {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
}

/** Widest column, and widest block of the columns of one analysis. */
const [maxWidth, maxBlockWidth] = [48, 36];

/** Space left and right of a text. */
const padding = 2;

/** Points of a line of text. */
const lineHeight = 15;

/**
 * Sizes that fit the table: columns about the gene by their longest text, those of an analysis by its headings in two lines.
 * `headings` are those of every column, `texts` the cells of the columns about the gene.
 */
export function tableSizes(
  { columns, edges }: ResultGrid,
  headings: readonly (readonly string[])[],
  texts: readonly (readonly GridCell[])[],
): SheetSizes {
  const edgeTypes = Math.min(edges.types.join(', ').length + padding, maxWidth);
  const minWidths = { EDGE: 8, Pvalue: 11, Log2FC: 10, ADD_EDGES: Math.max(edgeTypes, 12) };
  const widths = texts.map((cells, i) => widthOf(headings[i].slice(0, 1), cells));
  const blocks = blocksOf(columns);
  for (const { start, end } of blocks) {
    const min = columns.slice(start, end).map(({ kind }) => (kind === 'gene' ? 0 : minWidths[kind]));
    const missing = blockWidth(headings[start]) - min.reduce((sum, width) => sum + width, 0);
    widths.push(...min.map((width) => width + Math.max(0, Math.ceil(missing / min.length))));
  }
  const heights = Array.from({ length: headerRows }, (_, row) => {
    const lines = blocks.map(({ start, end }) =>
      lineCount(
        headings[start][row],
        widths.slice(start, end).reduce((sum, width) => sum + width, 0),
      ),
    );
    return Math.max(1, ...lines) * lineHeight;
  });
  return { widths, heights };
}

/** The columns from `start` to `end`, exclusive, that belong to one analysis. */
export interface ColumnBlock {
  readonly start: number;
  readonly end: number;
}

/** The blocks of adjacent columns of one analysis, each mention of an analysis apart. */
export function blocksOf(columns: ResultGrid['columns']): ColumnBlock[] {
  const blocks: ColumnBlock[] = [];
  const ownerOf = (i: number) => {
    const column = columns[i];
    return column.kind === 'gene' ? undefined : column.column;
  };
  for (let start = countGeneColumns({ columns }), end; start < columns.length; start = end) {
    for (end = start + 1; end < columns.length && ownerOf(end) === ownerOf(start); end++);
    blocks.push({ start, end });
  }
  return blocks;
}

/** Width of a column that fits its longest text, and the longest word of its headings, which break between words. */
export function widthOf(headings: readonly string[], cells: readonly GridCell[]): number {
  let longest = Math.max(...headings.map(longestWord));
  for (const cell of cells) {
    if (cell !== null) longest = Math.max(longest, typeof cell === 'number' ? digitsOf(cell) : cell.length);
  }
  return Math.min(longest + padding, maxWidth);
}

/** Length of a whole number with its thousands separators. */
const digitsOf = (value: number): number => Math.floor((String(value).length * 4 - 1) / 3);

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

/** Width at which each heading of an analysis takes two lines at most. */
function blockWidth(headings: readonly string[]): number {
  const lines = headings.flatMap((heading) => heading.split('\n'));
  const widths = lines.map((line) => Math.max(longestWord(line), Math.ceil(line.length / 2) + padding));
  return Math.min(Math.max(...widths) + padding, maxBlockWidth);
}

const lineCount = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (width - padding))), 0);
