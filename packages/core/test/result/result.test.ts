import { describe, expect, it } from 'vitest';
import { bitsToIndices, openDataset, packDataset, type Bitset } from '../../src/dataset/index.ts';
import { readTargetNetwork } from '../../src/formats/index.ts';
import { printExpression } from '../../src/query/index.ts';
import { evaluateRequest, type ColumnStates, type QueryInputs } from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

const contents = smallContents({
  genes: 'A/ALF B C D E F',
  analyses: [
    { id: 1, tf: 'A', targets: { B: [1, 0.1], C: [-1, 0.2], D: [NaN, 0.3] } },
    { id: 2, tf: 'A', targets: 'B C E' },
    { id: 3, tf: 'B', targets: 'F' },
  ],
});
const dataset = openDataset(
  packDataset(
    { ...contents, genes: contents.genes.map((gene) => (gene.id === 'F' ? { ...gene, type: 'RNA' } : gene)) },
    'v',
  ),
);
const ask = (inputs: Partial<QueryInputs> = {}, states?: ColumnStates) =>
  evaluateRequest(dataset, { id: 'r', inputs: { query: 'A or B', edges: [], ...inputs }, states });
const text = (...lines: string[]) => ({ name: 'file', text: lines.join('\n') });
const idsOf = (genes: Bitset) => Array.from(bitsToIndices(genes), (gene) => dataset.genes[gene].id).join(' ');
const rowsOf = ({ rows }: ReturnType<typeof ask>) => Array.from(rows, (gene) => dataset.genes[gene].id).join(' ');
/** The states of a result, with `change` for the analysis of an id. */
const changed = (states: ColumnStates, id: number, change: Partial<ColumnStates[number][1]>): ColumnStates =>
  states.map(([key, state]) => (key[1] === id ? [key, { ...state, ...change }] : [key, state]));
const analysesOf = (columns: readonly { readonly analysis: { readonly id: number } }[]) =>
  columns.map(({ analysis }) => analysis.id);

describe('a result', () => {
  it('has a column per analysis, and a row per gene with an edge', () => {
    const result = ask();
    expect(analysesOf(result.columns)).toEqual([2, 1, 3]);
    expect(rowsOf(result)).toBe('B C E F');
    expect(idsOf(result.rowSet)).toBe('B C E F');
    expect([...result.edgeCounts]).toEqual([0, 2, 2, 0, 1, 1]);
    expect(printExpression(result.query)).toBe('A or B');
  });

  it('counts what a column has before and after the target lists', () => {
    const result = ask({ targetGenes: text('B', 'E') });
    expect(result.columns.map(({ analysis, edges, total }) => [analysis.id, edges, total])).toEqual([
      [2, 2, 3],
      [1, 1, 2],
    ]);
    expect(analysesOf(result.columnsBeforeTargetLists)).toEqual([2, 1, 3]);
    expect(
      result.columnsBeforeTargetLists.map(({ cellsBeforeTargetLists }) => idsOf(cellsBeforeTargetLists)),
    ).toEqual(['B C E', 'B C D', 'F']);
    expect(rowsOf(result)).toBe('B E');
  });

  it('names columns after TF, filter and analysis until a user renames them', () => {
    const result = ask({ query: 'A[EXPERIMENT_TYPE=Binding]' });
    const [[key, state]] = result.states;
    expect(key[0].slice(0, 2)).toEqual(['A', 'A[EXPERIMENT_TYPE = Binding]']);
    expect(state).toEqual({ name: 'A_A[EXPERIMENT_TYPE = Binding]_2', show: true, version: 0 });
    const renamed = { name: 'mine', show: true, version: 1 };
    expect(ask({ query: 'A[EXPERIMENT_TYPE=Binding]' }, [[key, renamed]]).columns[0].state).toEqual(renamed);
  });

  it('leaves hidden columns out, with the rows that only they have', () => {
    const { states } = ask();
    const result = ask({}, changed(states, 3, { show: false }));
    expect(analysesOf(result.columns)).toEqual([2, 1]);
    expect(rowsOf(result)).toBe('B C E');
    expect(idsOf(result.rowsWithHidden)).toBe('B C E F');
    expect(result.states.map(([[, id], { show }]) => [id, show])).toEqual([
      [2, true],
      [1, true],
      [3, false],
    ]);
  });

  it('is an error where no shown analysis has a target', () => {
    const { states } = ask();
    const hidden = states.map(([key, state]) => [key, { ...state, show: false }] as const);
    expect(() => ask({}, hidden)).toThrow('The shown analyses have no target.');
  });

  it('has the background as its universe, or the genes that code for protein', () => {
    expect(idsOf(ask().universe)).toBe('A B C D E');
    expect(idsOf(ask({ background: text('B', 'F') }).universe)).toBe('B F');
    expect(rowsOf(ask({ background: text('B', 'F') }))).toBe('B F');
  });

  it('only has allowed TFs', () => {
    expect(analysesOf(ask({ filterTfs: text('B') }).columns)).toEqual([3]);
    const targetNetwork = { name: 'net', header: false, text: 'A\tB\nA\tC\n' };
    const result = ask({ targetNetwork });
    expect([analysesOf(result.columns), rowsOf(result)]).toEqual([[1, 2], 'B C']);
  });

  it('reads a target network by the given reader', () => {
    const read: string[] = [];
    const inputs = { query: 'A', edges: [], targetNetwork: { name: 'net', header: false, text: 'A\tB\n' } };
    const options: Parameters<typeof evaluateRequest>[2] = {
      readNetwork: (content, input) => {
        read.push(content);
        return readTargetNetwork(content, input);
      },
    };
    evaluateRequest(dataset, { id: 'r', inputs }, options);
    expect(read).toEqual(['A\tB\n']);
  });

  it('uses the named queries of the request', () => {
    const inputs = { query: 'mine', edges: [] };
    const result = evaluateRequest(dataset, { id: 'r', inputs, namedQueries: { mine: 'B' } });
    expect(analysesOf(result.columns)).toEqual([3]);
    expect(analysesOf(ask({ query: 'all_expression' }).columns)).toEqual([1]);
  });

  it('can be cancelled at its checkpoints', () => {
    const checkpoint = () => {
      throw new Error('cancelled');
    };
    const request = { id: 'r', inputs: { query: 'A', edges: [] } };
    expect(() => evaluateRequest(dataset, request, { checkpoint })).toThrow('cancelled');
  });
});

describe('the warnings of a result', () => {
  it('are those of its inputs', () => {
    expect(ask().warnings).toEqual([]);
    expect(ask({ targetGenes: text('B', 'nothing') }).warnings).toEqual([
      'Genes in Target Genes File not in database: NOTHING',
    ]);
  });

  it('name the filter TFs without analyses where expand skips them', () => {
    const filterTfs = text('A', 'C', 'nothing', 'D');
    expect(ask({ query: ' EXPAND ("$filter_tf", or)', filterTfs }).warnings).toEqual([
      'Genes in Filter TFs File not in database: NOTHING',
      'Filter TFs without analyses, skipped: C, D',
    ]);
    expect(ask({ query: 'A', filterTfs }).warnings).toHaveLength(1);
    expect(ask({ query: 'expand("$filter_tf")', filterTfs: text('A') }).warnings).toEqual([]);
  });
});

describe('an error of an empty result', () => {
  const missing = 'Genes in Target Genes File not in database: X.';

  it('includes the warnings, each as a sentence', () => {
    expect(() => ask({ query: 'A[pvalue>9]', targetGenes: text('x', 'B') })).toThrow(
      `its values go from 0.1 to 0.3. ${missing}`,
    );
    expect(() => ask({ targetGenes: text('x', 'A') })).toThrow(
      `Empty result (user list too restrictive). Without file there would be 4 target genes. ${missing}`,
    );
  });

  it('is left as it is for other errors', () => {
    expect(() => ask({ query: 'A and', targetGenes: text('x', 'B') })).toThrow(
      /^The query is not finished(?!.*not in)/,
    );
  });

  it('is given for cells none of which counts as an edge', () => {
    expect(() => ask({ query: 'A[pvalue=0.3]' })).toThrow(/^empty query$/);
  });
});
