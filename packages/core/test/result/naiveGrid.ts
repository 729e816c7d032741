/** A naive reading of the result grid: every header and every cell, from the records of a data set. */
import type { DatasetContents } from '../../src/dataset/index.ts';
import { figures } from '../query/naiveEvaluator.ts';
import { listsOf, type AnswerColumn, type NaiveAnswer, type NaiveList } from './naiveAnswer.ts';

type Cell = string | number | null;

export interface NaiveGrid {
  readonly header: readonly (readonly Cell[])[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What the grid is made of: the answer, its lists, and the asked types of additional edges. */
export interface GridQuestion {
  readonly contents: DatasetContents;
  readonly answer: NaiveAnswer;
  readonly lists: readonly NaiveList[];
  readonly edges: readonly string[];
}

const about = ['Full Name', 'Gene Family', 'Type', 'Name', 'User List', 'User List Count', 'Edge Count', 'Gene ID'];

export function naiveGrid(question: GridQuestion): NaiveGrid {
  const { contents, answer, lists } = question;
  const blocks = answer.columns.flatMap((column) => blockOf(column, question));
  const rows = answer.rows.map((gene) => {
    const { fullName, family, type, name, id } = contents.genes[gene];
    const names = listsOf(lists, gene);
    const inLists = [names.join(', ') || null, names.length || null];
    return [
      fullName,
      family,
      type,
      name,
      ...inLists,
      answer.edgeCount(gene),
      id,
      ...blocks.map(({ read }) => read(gene)),
    ];
  });
  const header = Array.from({ length: 6 }, (_, row) => [...about, ...blocks.map(({ headings }) => headings[row])]);
  return { header, rows };
}

interface GridBlock {
  readonly headings: readonly string[];
  readonly read: (gene: number) => Cell;
}

/** The columns of an analysis that are not wholly empty. */
function blockOf(column: AnswerColumn, question: GridQuestion): GridBlock[] {
  const { analysis, cells } = column;
  const orNull = (value: number) => (Number.isNaN(value) ? null : value);
  const bare = (gene: number) => Object.values(figures(analysis, gene)).every(Number.isNaN);
  const mark = kindOf(column) === 'Expression' ? '*' : '+';
  const readers: [string, (gene: number) => Cell][] = [
    ['EDGE', (gene) => (bare(gene) ? mark : null)],
    ['Pvalue', (gene) => orNull(figures(analysis, gene).pvalue)],
    ['Log2FC', (gene) => orNull(figures(analysis, gene).log2fc)],
    ['ADD_EDGES', (gene) => edgesBetween(question, analysis.tf, gene)],
  ];
  return readers
    .filter(([, read]) => [...cells].some((gene) => read(gene) !== null))
    .map(([kind, read]) => ({
      headings: [...headingsOf(column, question), kind],
      read: (gene) => (cells.has(gene) ? read(gene) : null),
    }));
}

const valueOf = ({ analysis }: AnswerColumn, key: string): string =>
  analysis.metadata.find((entry) => entry.key === key)?.value ?? '';

const kindOf = (column: AnswerColumn): string => valueOf(column, 'EXPERIMENT_TYPE');

function edgesBetween({ contents, edges }: GridQuestion, source: number, target: number): string | null {
  const types = contents.edgeTypes.filter(({ name, pairs }) => {
    const holds = pairs.some((gene, i) => i % 2 === 0 && gene === source && pairs[i + 1] === target);
    return edges.includes(name) && holds;
  });
  return types.map(({ name }) => name).join(', ') || null;
}

function headingsOf(column: AnswerColumn, { contents }: GridQuestion): string[] {
  const { analysis, edges, total, cells } = column;
  const { id, name } = contents.genes[analysis.tf];
  const changes = [...edges].map((gene) => figures(analysis, gene).log2fc);
  const count = (holds: (change: number) => boolean) => changes.filter(holds).length;
  const directions = `Induced-${count((x) => x > 0)} Repressed-${count((x) => x < 0)}`;
  const hasChange = [...cells].some((gene) => !Number.isNaN(figures(analysis, gene).log2fc));
  return [
    name ? `${id} (${name})` : id,
    `Data: (ID: ${analysis.id})`,
    '',
    `Edges: ${valueOf(column, 'EDGE_TYPE')} ${edges.size}${total === edges.size ? '' : ` (${total})`}`,
    hasChange ? directions : '',
  ];
}
