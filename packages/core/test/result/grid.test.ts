import { beforeAll, describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import {
  columnReader,
  evaluateRequest,
  geneColumns,
  geneColumnTitles,
  headerCell,
  headerRows,
  layOutGrid,
  selfEdgeColumns,
  readCell,
  styleOf,
  type ColumnStates,
  type QueryInputs,
  type ResultGrid,
} from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A/ALF B C D E F',
      analyses: [
        { id: 1, tf: 'A', targets: { B: [1, 0.1], C: [-1, 0.2], D: [NaN, NaN], E: [NaN, 0.4], F: [2, NaN] } },
        { id: 2, tf: 'A', targets: 'B C' },
        { id: 3, tf: 'B', targets: { C: [NaN, NaN] }, metadata: { ANALYSIS_METHOD: 'limma' } },
        { id: 4, tf: 'C', targets: { D: [0, NaN] } },
      ],
      edges: { PPI: [['A', 'C']], coexpression: [['A', 'C'], ['A', 'B'], ['C', 'A']] }, // oxfmt-ignore
    }),
    'v',
  ),
);
const gridOf = (inputs: Partial<QueryInputs> = {}, states?: ColumnStates) =>
  layOutGrid(
    evaluateRequest(dataset, {
      id: 'r',
      inputs: { query: 'A or B or C', edges: ['PPI', 'coexpression'], ...inputs },
      states,
    }),
  );
let grid: ResultGrid;
let analysisColumns: ResultGrid['columns'];
beforeAll(() => {
  grid = gridOf();
  analysisColumns = grid.columns.slice(geneColumns);
});
const headings = (id: number, given = grid) => {
  const column = given.columns.find((one) => one.kind !== 'gene' && one.column.analysis.id === id);
  return column && Array.from({ length: headerRows }, (_, row) => headerCell(column, row));
};
const lists = { targetGenes: { name: 'lists', text: '>red\nB\nC\n>blue\nC\n' } };

describe('the columns of a grid', () => {
  it('begin with those about the gene, whose title spans all header rows', () => {
    const titles = grid.columns.slice(0, geneColumns).map((column) => headerCell(column, 0));
    expect(titles).toEqual([...geneColumnTitles]);
    expect(grid.columns.slice(0, geneColumns).map((column) => headerCell(column, 5))).toEqual(titles);
  });

  it('are those kinds of an analysis that have a cell', () => {
    const kinds = analysisColumns.map((column) =>
      column.kind === 'gene' ? '' : `${column.column.analysis.id} ${column.kind}`,
    );
    expect(kinds).toEqual([
      '1 EDGE',
      '1 Pvalue',
      '1 Log2FC',
      '1 ADD_EDGES',
      '2 EDGE',
      '2 ADD_EDGES',
      '3 EDGE',
      '4 Log2FC',
    ]);
  });

  it('depend on the request in the lists and the edge count', () => {
    const ofRequest = grid.columns.flatMap((column) =>
      column.kind === 'gene' && column.ofRequest ? [column.title] : [],
    );
    expect(ofRequest).toEqual(['User List', 'User List Count', 'Edge Count']);
  });
});

describe('the header over an analysis', () => {
  it('names TF, data, method, edges and directions', () => {
    expect(headings(1)).toEqual([
      'A (ALF)',
      'Data: (ID: 1)',
      '',
      'Edges: Regulated 4',
      'Induced-2 Repressed-1',
      'EDGE',
    ]);
    expect(headings(2)).toEqual(['A (ALF)', 'Data: (ID: 2)', '', 'Edges: Bound 2', '', 'EDGE']);
    expect(headings(3)).toEqual(['B', 'Data: (ID: 3)', 'Analysis: limma', 'Edges: Regulated 1', '', 'EDGE']);
    expect(headings(4)?.[4]).toBe('Induced-0 Repressed-0');
  });

  it('has the number of edges before target lists in parentheses, where it differs', () => {
    expect(headings(1, gridOf(lists))?.[3]).toBe('Edges: Regulated 2 (4)');
    expect(headings(2, gridOf(lists))?.[3]).toBe('Edges: Bound 2');
  });

  it('has the name that a user gave the analysis on a line of its own', () => {
    const states = grid.result.states.map(([key, state]) =>
      key[1] === 2 ? ([key, { ...state, name: 'mine', version: 1 }] as const) : ([key, state] as const),
    );
    expect(headings(2, gridOf({}, states))?.[0]).toBe('A (ALF)\nmine');
  });
});

describe('the cells of a grid', () => {
  const rowOf = (id: string, given = grid) => {
    const gene = dataset.genes.findIndex((one) => one.id === id);
    return given.columns.map((column) => readCell(given, column, gene));
  };

  it('are marks, p-values, fold changes and additional edges', () => {
    expect(rowOf('C').slice(geneColumns)).toEqual([
      null,
      0.2,
      -1,
      'PPI, coexpression',
      '+',
      'PPI, coexpression',
      '*',
      null,
    ]);
    expect(rowOf('D').slice(geneColumns)).toEqual(['*', null, null, null, null, null, null, 0]);
  });

  it('are empty where the filter of the analysis has left the target out', () => {
    const filtered = gridOf({ query: 'A[pvalue<0.15] or A[id=2]' });
    const pvalue = filtered.columns.findIndex(({ kind }) => kind === 'Pvalue');
    expect([rowOf('B', filtered)[pvalue], rowOf('C', filtered)[pvalue]]).toEqual([0.1, null]);
  });

  it('tell which target lists a gene is in', () => {
    const given = gridOf(lists);
    expect(rowOf('C', given).slice(3, geneColumns)).toEqual(['', 'red, blue', 2, 3, 'C']);
    expect(rowOf('B', given).slice(3, geneColumns)).toEqual(['', 'red', 1, 2, 'B']);
    expect(rowOf('C').slice(4, 6)).toEqual([null, null]);
  });

  it('are the same when a whole column is read', () => {
    const readers = grid.columns.map((column) => columnReader(grid, column));
    for (const [gene, { id }] of dataset.genes.entries()) {
      if (grid.result.rows.includes(gene)) expect(readers.map((read) => read(gene))).toEqual(rowOf(id));
    }
  });
});

describe('the style of a column', () => {
  it('follows from its kind', () => {
    const styles = Object.fromEntries(analysisColumns.map((column) => [column.kind, styleOf(column, grid.result)]));
    expect(styles).toEqual({
      EDGE: { type: 'text', renderer: 'renderEdge' },
      Pvalue: { type: 'p_value', renderer: 'renderExp' },
      Log2FC: { type: 'numeric', renderer: 'renderFc' },
      ADD_EDGES: { type: 'text' },
    });
  });

  it('is numeric for counts, and narrow for lists where there are none', () => {
    const styles = (given: typeof grid) =>
      given.columns.slice(3, geneColumns).map((column) => styleOf(column, given.result));
    const [text, numeric] = [{ type: 'text' }, { type: 'numeric' }];
    expect(styles(gridOf(lists))).toEqual([text, text, numeric, numeric, text]);
    expect(styles(grid)).toEqual([text, { ...text, width: 1 }, { ...numeric, width: 1 }, numeric, text]);
  });
});

describe('the column of self edges in files', () => {
  const own = (query: string) => {
    const contents = smallContents({
      genes: 'A B C',
      analyses: [
        { id: 1, tf: 'A', targets: { A: [3, 0.1], B: [1, 0.1] } },
        { id: 2, tf: 'A', targets: { A: [2, 0.1] } },
        { id: 3, tf: 'B', targets: 'B C' },
      ],
    });
    const of = openDataset(packDataset(contents, 'v'));
    return layOutGrid(evaluateRequest(of, { id: 'r', inputs: { query, edges: [] } }));
  };

  it('names the experiments that perturbed the gene of the row', () => {
    const laid = own('A');
    const [column] = selfEdgeColumns(laid);
    expect(headerCell(column, 0)).toBe('Self Edge');
    expect([0, 1].map((gene) => readCell(laid, column, gene))).toEqual(['the TF itself was perturbed: 1, 2', null]);
  });

  it('is not there for binding to the own gene, and without a self edge', () => {
    expect(selfEdgeColumns(own('B'))).toEqual([]);
    expect(selfEdgeColumns(grid)).toEqual([]);
  });
});
