import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import {
  bitsToIndices,
  hasBit,
  openDataset,
  packDataset,
  type Dataset,
  type DatasetContents,
} from '../../src/dataset/index.ts';
import { evaluateRequest, type Result } from '../../src/result/index.ts';
import { compareDatasets, compareResults, differenceTable } from '../../src/versions/index.ts';
import { randomContents } from '../query/random.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { smallContents } from '../smallContents.ts';

const open = (contents: DatasetContents, version: string): Dataset => openDataset(packDataset(contents, version));

const ask = (dataset: Dataset, query: string): Result =>
  evaluateRequest(dataset, { id: 'r', inputs: { query, edges: [] } });

const genes = 'A/ALF B/BEE C D E/EVE';

const first = smallContents({
  genes,
  analyses: [
    { id: 1, tf: 'A', targets: 'B C' },
    { id: 2, tf: 'A', targets: { C: [1, 0.01], D: [-1, 0.02] }, metadata: { TISSUE: 'root' } },
    { id: 3, tf: 'B', targets: 'A' },
  ],
});
const second = smallContents({
  genes: 'A/ALF C D E/EVE F',
  analyses: [
    { id: 1, tf: 'A', targets: 'C' },
    { id: 2, tf: 'A', targets: { C: [1.5, 0.01], D: [-1, 0.02], F: [2, 0.03] }, metadata: { TISSUE: 'shoot' } },
    { id: 4, tf: 'C', targets: 'E F' },
  ],
});

describe('the difference of two versions', () => {
  const [before, after] = [open(first, 'v1'), open(second, 'v2')];

  it('has the analyses that were added, removed and changed, with their edges and metadata', () => {
    const { analyses, counts } = compareDatasets(before, after);
    expect(analyses.map(({ tf, symbol, id, change }) => [tf, symbol, id, change])).toEqual([
      ['A', 'ALF', 1, 'changed'],
      ['A', 'ALF', 2, 'changed'],
      ['B', 'BEE', 3, 'removed'],
      ['C', '', 4, 'added'],
    ]);
    expect(
      analyses.map(({ before, after, gained, lost, revalued }) => [before, after, gained, lost, revalued]),
    ).toEqual([
      [2, 1, 0, 1, 0],
      [2, 3, 1, 0, 1],
      [1, 0, 0, 1, 0],
      [0, 2, 2, 0, 0],
    ]);
    expect(analyses[1].metadata).toEqual([{ key: 'TISSUE', before: 'root', after: 'shoot' }]);
    expect(counts.analyses).toEqual({ added: 1, removed: 1, changed: 2, unchanged: 0 });
    expect(counts.edges).toEqual({ gained: 3, lost: 2, revalued: 1, kept: 3 });
  });

  it('of a result has the target genes gained and lost', () => {
    const difference = compareResults(ask(before, 'A'), ask(after, 'A'));
    expect(difference.genes).toEqual([
      { change: 'lost', id: 'B', symbol: 'BEE', edges: 1 },
      { change: 'gained', id: 'F', symbol: '', edges: 1 },
    ]);
    expect(difference.counts.genes).toEqual({ gained: 1, lost: 1, kept: 2 });
    expect(difference.before).toEqual({ version: 'v1', label: '' });
  });

  it('tells mentions of one analysis with different filters apart', () => {
    const query = 'A[log2fc > 1.2] or A[log2fc < 0]';
    const { analyses } = compareResults(ask(before, query), ask(after, query));
    expect(analyses.map(({ filter, id, change, gained }) => [filter, id, change, gained])).toEqual([
      ['A[log2fc < 0]', 2, 'changed', 0],
      ['A[log2fc > 1.2]', 2, 'added', 2],
    ]);
  });

  it('can be written as tables', () => {
    const difference = compareDatasets(before, after);
    expect(differenceTable(difference, 'genes')).toEqual([
      ['change', 'gene', 'symbol', 'edges'],
      ['lost', 'B', 'BEE', 1],
      ['gained', 'F', '', 2],
    ]);
    const rows = differenceTable(difference, 'analyses');
    expect(rows[0]).toHaveLength(12);
    expect(rows[2]).toEqual(['changed', 'A', 'ALF', 2, '2', '', 2, 3, 1, 0, 1, 'TISSUE: root -> shoot']);
  });

  it('agrees with a comparison edge by edge (property)', () => {
    fc.assert(
      fc.property(randomContents, randomContents, (one, two) => {
        const results = [open(one, 'v1'), open(two, 'v2')].map((dataset) => attempt(() => ask(dataset, 'all_tfs')));
        const [old, current] = results;
        if (!old || !current) return;
        const { analyses, genes: changed, counts } = compareResults(old, current);
        const [edgesBefore, edgesAfter] = [edgesOf(old), edgesOf(current)];
        const isLost = ([edge]: [string, string]) => !edgesAfter.has(edge);
        expect(counts.edges.lost).toBe([...edgesBefore].filter(isLost).length);
        expect(counts.edges.gained).toBe([...edgesAfter].filter(([edge]) => !edgesBefore.has(edge)).length);
        expect(counts.edges.revalued).toBe(
          [...edgesBefore].filter(([edge, value]) => edgesAfter.has(edge) && edgesAfter.get(edge) !== value).length,
        );
        const [rowsBefore, rowsAfter] = [rowsOf(old), rowsOf(current)];
        expect(changed.filter(({ change }) => change === 'lost').map(({ id }) => id)).toEqual(
          rowsBefore.filter((id) => !rowsAfter.includes(id)),
        );
        expect(changed.filter(({ change }) => change === 'gained').map(({ id }) => id)).toEqual(
          rowsAfter.filter((id) => !rowsBefore.includes(id)),
        );
        const [columnsBefore, columnsAfter] = [columnsOf(old), columnsOf(current)];
        expect(counts.analyses.removed).toBe(columnsBefore.filter((name) => !columnsAfter.includes(name)).length);
        expect(counts.analyses.added).toBe(columnsAfter.filter((name) => !columnsBefore.includes(name)).length);
        for (const { change, gained, lost, revalued, metadata } of analyses)
          if (change === 'changed') expect(gained + lost + revalued + metadata.length).toBeGreaterThan(0);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('of a version with itself is empty (property)', () => {
    fc.assert(
      fc.property(randomContents, (contents) => {
        const { analyses, genes: changed } = compareDatasets(open(contents, 'v'), open(contents, 'v'));
        expect([analyses, changed]).toEqual([[], []]);
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

/** Every edge of a result by TF, analysis and target, with its values. */
function edgesOf({ dataset, columns }: Result): Map<string, string> {
  const edges = new Map<string, string>();
  for (const { analysis, present } of columns)
    analysis.targets.forEach((gene, i) => {
      if (!hasBit(present, gene)) return;
      const values = [analysis.log2fc?.[i] ?? NaN, analysis.pvalue?.[i] ?? NaN].map(exact).join(' ');
      edges.set(`${dataset.genes[analysis.tf].id} ${analysis.id} ${dataset.genes[gene].id}`, values);
    });
  return edges;
}

/** A number with the sign of 0. */
const exact = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

const rowsOf = ({ dataset, rowSet }: Result): string[] =>
  Array.from(bitsToIndices(rowSet), (gene) => dataset.genes[gene].id);

const columnsOf = ({ dataset, columns }: Result): string[] =>
  columns.map(({ analysis }) => `${dataset.genes[analysis.tf].id} ${analysis.id}`);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof TrellisError) return undefined;
    throw error;
  }
}
