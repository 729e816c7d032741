/** A naive reading of what an answer holds: plain sets and sorts over the records of a data set, once per question. */
import type { DatasetContents } from '../../src/dataset/index.ts';
import type { Expression } from '../../src/query/index.ts';
import { evaluateNaively, isEdge, type NaiveInputs } from '../query/naiveEvaluator.ts';
import type { NaiveColumn } from '../query/naiveTables.ts';

export interface NaiveList {
  readonly name: string;
  readonly genes: ReadonlySet<number>;
}

/** A column of an answer; `edges` are its present cells, `total` counts them before the target lists. */
export interface AnswerColumn extends NaiveColumn {
  readonly edges: ReadonlySet<number>;
  readonly total: number;
}

export interface NaiveAnswer {
  /** All columns in order, whether shown or not. */
  readonly all: readonly AnswerColumn[];
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly number[];
  readonly edgeCount: (gene: number) => number;
}

export interface NaiveQuestion {
  readonly contents: DatasetContents;
  readonly query: Expression;
  readonly inputs: NaiveInputs;
  readonly lists: readonly NaiveList[];
  readonly isHidden: (column: NaiveColumn) => boolean;
}

/** The answer, or the code of the error. */
export function answerInFull({ contents, query, inputs, lists, isHidden }: NaiveQuestion): NaiveAnswer | string {
  const found = (evaluateNaively(contents, query, inputs) ?? []).map((column) => {
    const edges = new Set([...column.cells].filter((gene) => isEdge(column.analysis, gene)));
    return { ...column, edges, total: edges.size };
  });
  const before = new Set(found.flatMap(({ edges }) => [...edges]));
  if (!before.size) return 'empty-query';
  const inLists = (gene: number) => !inputs.targets || inputs.targets.has(gene);
  const kept = new Set([...before].filter(inLists));
  if (!kept.size) return 'empty-result';
  const all = inOrder(found.map((column) => cut(column, kept)));
  const shown = all.filter((column) => !isHidden(column));
  const rows = new Set(shown.flatMap(({ edges }) => [...edges]));
  if (!rows.size) return 'empty-result';
  const columns = inOrder(shown.map((column) => cut(column, rows)).filter(({ cells }) => cells.size));
  const edgeCount = (gene: number) => columns.filter(({ edges }) => edges.has(gene)).length;
  return { all, columns, rows: rowsInOrder([...rows], edgeCount, lists), edgeCount };
}

const cut = (column: AnswerColumn, rows: ReadonlySet<number>): AnswerColumn => ({
  ...column,
  cells: new Set([...column.cells].filter((gene) => rows.has(gene))),
  edges: new Set([...column.edges].filter((gene) => rows.has(gene))),
});

/** Names of the lists that hold a gene. */
export const listsOf = (lists: readonly NaiveList[], gene: number): string[] =>
  lists.filter(({ genes }) => genes.has(gene)).map(({ name }) => name);

function inOrder(columns: readonly AnswerColumn[]): AnswerColumn[] {
  const total = (of: (column: AnswerColumn) => boolean) =>
    columns.filter(of).reduce((sum, { edges }) => sum + edges.size, 0);
  const rank = (column: AnswerColumn): number[] => {
    const { tf, id } = column.analysis;
    const sameTf = (other: AnswerColumn) => other.analysis.tf === tf;
    const sameMention = (other: AnswerColumn) => sameTf(other) && other.mention === column.mention;
    return [-total(sameTf), tf, -total(sameMention), column.mention, -column.edges.size, id];
  };
  return [...columns].sort((a, b) => compareAll(rank(a), rank(b)));
}

function rowsInOrder(
  rows: readonly number[],
  edgeCount: (gene: number) => number,
  lists: readonly NaiveList[],
): number[] {
  const rank = (gene: number) => {
    const names = listsOf(lists, gene);
    return [-edgeCount(gene), names.length, names.join(', '), gene];
  };
  return [...rows].sort((a, b) => compareAll(rank(a), rank(b)));
}

/** Order by the first value that differs. */
function compareAll<T extends string | number>(a: readonly T[], b: readonly T[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] < b[at] ? -1 : 1;
}
