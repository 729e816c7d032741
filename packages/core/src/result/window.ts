import { hasBit, type Bitset } from '../dataset/bitset.ts';
import { formatExponential } from '../formats/numbers.ts';
import {
  columnReader,
  countGeneColumns,
  headerCell,
  readCell,
  styleOf,
  type ColumnStyle,
  type ResultGrid,
  type GridCell,
} from './grid.ts';
import { headerRows } from './gridShape.ts';
import { findMergedCells, type MergedCell } from './mergedCells.ts';

/** A part of the grid: its place, and the search and order of the rows. */
export interface WindowOptions {
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
  /** Index of the column to sort by; default: the order of the result. */
  readonly sort?: number;
  readonly order?: 'asc' | 'desc';
  readonly search?: string;
}

export interface TableWindow {
  readonly totalRows: number;
  readonly matchedRows: number;
  readonly totalColumns: number;
  readonly row: number;
  readonly column: number;
  readonly header: readonly (readonly GridCell[])[];
  readonly mergedCells: readonly MergedCell[];
  readonly columns: readonly ColumnStyle[];
  readonly data: readonly (readonly GridCell[])[];
  readonly emptyColumns: readonly number[];
}

/** Cuts a window out of the grid. `rows` comes from `selectRows`. */
export function cutWindow(grid: ResultGrid, rows: Uint32Array, options: WindowOptions): TableWindow {
  const columns = grid.columns.slice(options.column, options.column + options.columns);
  const end = options.column + columns.length;
  const genes = rows.subarray(options.row, options.row + options.rows);
  return {
    totalRows: grid.result.rows.length,
    matchedRows: rows.length,
    totalColumns: grid.columns.length,
    row: options.row,
    column: options.column,
    header: Array.from({ length: headerRows }, (_, row) => columns.map((column) => headerCell(column, row))),
    mergedCells: findMergedCells(grid).filter(({ col, colspan }) => col < end && col + colspan > options.column),
    columns: columns.map((column) => styleOf(column, grid.result)),
    data: Array.from(genes, (gene) => columns.map((column) => readCell(grid, column, gene))),
    emptyColumns: emptyColumns(grid),
  };
}

function emptyColumns({ columns, result }: ResultGrid): number[] {
  return columns.slice(0, countGeneColumns({ columns })).flatMap((column, i) => {
    if (column.kind !== 'gene') return [];
    const filled = result.rows.some((gene) => (column.read(result.dataset.genes[gene], gene) ?? '') !== '');
    return filled ? [] : [i];
  });
}

/** Search and order of the rows of a window. */
export interface RowOptions extends Pick<WindowOptions, 'search' | 'sort' | 'order'> {
  /** Limits the rows to these genes. */
  readonly only?: Bitset;
}

/** Finds and sorts rows. Empty cells come last in both directions; ties keep the order of the result. */
export function selectRows(grid: ResultGrid, { search, only, sort, order = 'desc' }: RowOptions): Uint32Array {
  const { rows } = grid.result;
  const among = only ? rows.filter((gene) => hasBit(only, gene)) : rows;
  const found = search?.trim() ? searchRows(grid, among, search.trim()) : among;
  return sort === undefined || sort >= grid.columns.length ? found : sortRows(grid, found, { sort, order });
}

function sortRows(
  grid: ResultGrid,
  rows: Uint32Array,
  { sort, order }: { sort: number; order: 'asc' | 'desc' },
): Uint32Array {
  const read = columnReader(grid, grid.columns[sort]);
  const keyed = Array.from(rows, (gene, place) => ({ gene, place, value: sortKey(read(gene)) }));
  const sign = order === 'asc' ? 1 : -1;
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null) || a.place - b.place;
    return sign * (a.value < b.value ? -1 : a.value > b.value ? 1 : 0) || a.place - b.place;
  });
  return Uint32Array.from(keyed, ({ gene }) => gene);
}

const sortKey = (cell: GridCell): GridCell => (typeof cell === 'string' ? cell.toUpperCase() || null : cell);

/** Rows with a cell that contains the text, ignoring case; numbers are searched as displayed. */
function searchRows(grid: ResultGrid, rows: Uint32Array, search: string): Uint32Array {
  const text = search.toUpperCase();
  const readers = grid.columns
    .filter((column) => column.kind === 'gene' || column.kind === 'ADD_EDGES' || looksLikeNumber(search))
    .map((column) => ({ column, read: columnReader(grid, column) }));
  return rows.filter((gene) =>
    readers.some(({ column, read }) => {
      if (column.kind !== 'gene' && !hasBit(column.column.cells, gene)) return false;
      return shownText(read(gene)).includes(text);
    }),
  );
}

const looksLikeNumber = (text: string): boolean => /^[-+*.\de]+$/i.test(text);

function shownText(cell: GridCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number')
    return (Number.isInteger(cell) ? String(cell) : formatExponential(cell)).toUpperCase();
  return cell.toUpperCase();
}
