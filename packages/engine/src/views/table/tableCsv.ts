import { csvText } from '@trellis/core/formats';
import { columnReader, selfEdgeColumns, type ResultGrid, type GridColumn } from '@trellis/core/result';
import { analysisLabel } from '@trellis/core/views';

/** Which columns are written, and in which order. */
interface ColumnChoice {
  /** Indices of columns that are left out. */
  readonly hidden?: readonly number[];
  /** Whether the id of the gene comes first. */
  readonly isIdFirst?: boolean;
}

/** Writes the grid as it is shown: a line of titles, then the given rows in their order, without the hidden columns. */
export function* tableCsv(
  grid: ResultGrid,
  rows: Uint32Array,
  { hidden = [], isIdFirst = false }: ColumnChoice = {},
): Generator<string> {
  const shown = grid.columns.filter((_, index) => !hidden.includes(index));
  const columns = [...(isIdFirst ? shown.toSorted(compareIds) : shown), ...selfEdgeColumns(grid)];
  yield csvText([columns.map((column) => tableTitle(grid, column))]);
  const readers = columns.map((column) => columnReader(grid, column));
  for (const gene of rows) yield csvText([readers.map((read) => read(gene))]);
}

/** The id of the gene before all other columns. */
const compareIds = (a: GridColumn, b: GridColumn): number => Number(isId(b)) - Number(isId(a));
const isId = (column: GridColumn): boolean => column.kind === 'gene' && column.title === 'Gene ID';

/** `TGA1 · DAP-seq · 699 | Pvalue`: the label of the analysis and the kind of column. */
export const tableTitle = ({ result }: ResultGrid, column: GridColumn): string =>
  column.kind === 'gene' ? column.title : `${analysisLabel(result, column.column)} | ${column.kind}`;
