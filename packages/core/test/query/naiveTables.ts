import type { AnalysisContents } from '../../src/dataset/index.ts';

/** A column of a naive table: its analysis, the order of its mention, its cells as gene numbers, its filter text. */
export interface NaiveColumn {
  readonly analysis: AnalysisContents;
  readonly mention: number;
  readonly cells: Set<number>;
  readonly filter: string;
}

export interface NaiveTable {
  readonly excluding: boolean;
  readonly columns: readonly NaiveColumn[];
}

const rowsOf = ({ columns }: NaiveTable): Set<number> => new Set(columns.flatMap((column) => [...column.cells]));

/** Columns with the cells that hold; those without any leave. With a text, it becomes their filter. */
export const keep = (
  columns: readonly NaiveColumn[],
  holds: (gene: number, column: NaiveColumn) => boolean,
  text?: string,
): NaiveColumn[] =>
  columns
    .map((column) => ({
      ...column,
      cells: new Set([...column.cells].filter((gene) => holds(gene, column))),
      filter: text ?? column.filter,
    }))
    .filter((column) => column.cells.size > 0);

export function and(a: NaiveTable, b: NaiveTable, text: string): NaiveTable {
  const [inA, inB] = [rowsOf(a), rowsOf(b)];
  const both = [...a.columns, ...b.columns];
  if (a.excluding && b.excluding) return { excluding: true, columns: both };
  if (a.excluding) return { excluding: false, columns: keep(b.columns, (gene) => !inA.has(gene), text) };
  if (b.excluding) return { excluding: false, columns: keep(a.columns, (gene) => !inB.has(gene), text) };
  return { excluding: false, columns: keep(both, (gene) => inA.has(gene) && inB.has(gene), text) };
}

export function or(a: NaiveTable, b: NaiveTable, text: string): NaiveTable {
  const [inA, inB] = [rowsOf(a), rowsOf(b)];
  const both = [...a.columns, ...b.columns];
  if (a.excluding && b.excluding) {
    return { excluding: true, columns: keep(both, (gene) => inA.has(gene) && inB.has(gene), text) };
  }
  if (a.excluding) return b;
  if (b.excluding) return a;
  return { excluding: false, columns: both };
}
