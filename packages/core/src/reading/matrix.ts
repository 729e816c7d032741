import { countOf } from '../formats/numbers.ts';
import { isNumeric } from './columnFacts.ts';
import { EdgeCollector } from './edgeCollector.ts';
import { parseNumber } from './cellNumbers.ts';
import { columnsWith, type FileTable } from './fileTable.ts';
import type { Question } from './note.ts';
import type { ColumnRole, Found } from './recognized.ts';
import { signQuestions, sizeOf } from './signOfScores.ts';

/** The genes that name the rows and the columns of a matrix. */
interface MatrixNames {
  readonly first: number;
  readonly columns: readonly number[];
}

/** Whether a table is a matrix of weights: names of genes above its columns and before its rows, numbers between. */
export function matrixOf({ layout, facts, names }: FileTable): MatrixNames | undefined {
  if (layout.heading === null || layout.width < 3) return undefined;
  const first = facts.findIndex((column) => !isNumeric(column) && column.present > 0);
  if (first < 0 || first > 1) return undefined;
  const columns = facts.filter(({ index, present }) => index > first && present > 0);
  const named = columns.filter(({ name }) => name !== '' && names.name(name).genes.length > 0);
  const isMatrix =
    columns.length >= 2 &&
    named.length > columns.length * 0.6 &&
    columns.every((column) => column.numbers > 0.9 || column.present === 0);
  const rows = facts[first];
  return isMatrix && (rows.ids > 0.3 || rows.symbols > 0.5)
    ? { first, columns: columns.map(({ index }) => index) }
    : undefined;
}

/** Reads the cells of a matrix that are not zero as edges. */
export function readMatrix(table: FileTable, { first, columns }: MatrixNames): Found {
  const { layout, genes, names, tally } = table;
  const tfShare = (written: readonly string[]): number => {
    const known = written.map((name) => names.name(name).genes.at(0)).filter((gene) => gene !== undefined);
    return known.filter((gene) => genes.isTf(gene)).length / Math.max(1, known.length);
  };
  const rowShare = tfShare(layout.rows.map(({ cells }) => cells[first] ?? ''));
  const columnShare = tfShare(columns.map((i) => layout.columns[i] ?? ''));
  const isClear = Math.abs(rowShare - columnShare) > 0.3;
  const proposal = isClear && columnShare > rowShare ? choices[1] : choices[0];
  const isByColumn = (table.answers.direction_of_matrix ?? proposal) === choices[1];
  const collector = new EdgeCollector(tally, genes);
  const sized = sizeOf(table);
  for (const { cells } of layout.rows) {
    const row = cells[first] ?? '';
    for (const i of columns) {
      const score = sized(parseNumber(cells[i] ?? '', layout.numbers));
      if (!Number.isFinite(score) || score === 0) continue;
      const column = layout.columns[i] ?? '';
      collector.add(
        isByColumn
          ? { source: column, edge: null, target: row, score }
          : { source: row, edge: null, target: column, score },
      );
    }
  }
  const roles = new Map<number, { role: ColumnRole }>([[first, { role: isByColumn ? 'target' : 'source' }]]);
  for (const i of columns) roles.set(i, { role: 'score' });
  return {
    kind: 'network',
    columns: columnsWith(table, roles),
    edges: collector.edges,
    rankedBy: 'score',
    notes: [
      {
        code: 'matrix',
        text: `The table is a matrix of ${countOf(layout.rows.length, 'row')} and ${countOf(columns.length, 'column')}: ${countOf(collector.edges.length, 'cell')} other than 0 ${collector.edges.length === 1 ? 'is an edge' : 'are edges'}.`,
      },
      ...collector.notes(true),
    ],
    questions: [...(isClear ? [] : [question]), ...signQuestions(table, collector)],
  };
}

const choices = ['rows are sources', 'columns are sources'] as const;
const question: Question = {
  code: 'direction_of_matrix',
  text: 'Are the rows of the matrix the TFs, or its columns?',
  choices,
};
