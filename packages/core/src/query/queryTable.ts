import { emptyBitset, intersect, isEmpty, subtract, unite, uniteInto, type Bitset } from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';

/** One analysis in a table, with its remaining cells. */
export interface QueryColumn {
  readonly analysis: Analysis;
  /** Text of the filters and conjunctions applied to the column; '' for a bare name. */
  readonly filter: string;
  /** Number of the name in the query that the column comes from: tells the two columns of `A[x] or A[y]` apart. */
  readonly mention: number;
  readonly cells: Bitset;
  /** Cells that pass the column's own filters, whatever the other columns of the query: before `and`, `not` and targeted_by. */
  readonly analysisCells: Bitset;
}

/**
 * The value of a term: columns over genes. Its rows are the genes with a cell in any column; an excluding table (`not A`)
 * means all genes except its rows.
 */
export interface QueryTable {
  readonly excluding: boolean;
  readonly columns: readonly QueryColumn[];
  readonly rows: Bitset;
}

/** Makes a table of the columns that have a cell; `size` is the number of genes. */
export function tableOf(size: number, columns: readonly QueryColumn[], excluding = false): QueryTable {
  const kept = columns.filter((column) => !isEmpty(column.cells));
  const rows = emptyBitset(size);
  for (const column of kept) uniteInto(rows, column.cells);
  return { excluding, columns: kept, rows };
}

/** `A and B`: rows in both tables, with the columns of both; their filter becomes `text`. */
export function intersectTables(size: number, [a, b]: readonly [QueryTable, QueryTable], text: string): QueryTable {
  if (a.excluding && b.excluding) return tableOf(size, [...a.columns, ...b.columns], true);
  if (a.excluding) return restrict(size, b, { text, keep: (cells) => subtract(cells, a.rows) });
  if (b.excluding) return restrict(size, a, { text, keep: (cells) => subtract(cells, b.rows) });
  return shared(size, [a, b], text);
}

/** `A or B`: rows in either table; columns keep their filter. `text` is used only when both tables are excluding. */
export function uniteTables(size: number, [a, b]: readonly [QueryTable, QueryTable], text: string): QueryTable {
  if (a.excluding && b.excluding) return { ...shared(size, [a, b], text), excluding: true };
  if (a.excluding) return b;
  if (b.excluding) return a;
  return { excluding: false, columns: [...a.columns, ...b.columns], rows: unite(a.rows, b.rows) };
}

function shared(size: number, [a, b]: readonly [QueryTable, QueryTable], text: string): QueryTable {
  const rows = intersect(a.rows, b.rows);
  const columns = [...a.columns, ...b.columns];
  return tableOf(
    size,
    columns.map((column) => ({ ...column, filter: text, cells: intersect(column.cells, rows) })),
  );
}

function restrict(
  size: number,
  table: QueryTable,
  { text, keep }: { text: string; keep: (cells: Bitset) => Bitset },
): QueryTable {
  return tableOf(
    size,
    table.columns.map((column) => ({ ...column, filter: text, cells: keep(column.cells) })),
  );
}

/** `not X`. */
export const negateTable = (table: QueryTable): QueryTable => ({ ...table, excluding: !table.excluding });
