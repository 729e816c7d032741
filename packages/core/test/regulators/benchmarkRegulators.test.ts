import { describe, expect, it } from 'vitest';
import { benchmarkQueries, benchmarkRegulators, openDataset, packDataset, readNullLists } from '../../src/index.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

/** Twelve TFs; each binds 15 genes of its own, and its expression analysis finds ten to twelve of them. */
const genes = Array.from({ length: 240 }, (_, i) => `G${String(i).padStart(3, '0')}`);
const tfs = Array.from({ length: 12 }, (_, i) => `T${String(i).padStart(2, '0')}`);
const own = (tf: number) => genes.slice(20 * tf, 20 * tf + 15);
const analyses = tfs.flatMap((tf, i): SmallAnalysis[] => [
  { id: 2 * i + 1, tf, targets: own(i).join(' ') },
  {
    id: 2 * i + 2,
    tf,
    targets: Object.fromEntries([
      ...own(i)
        .slice(0, i === 11 ? 9 : 10 + (i % 3))
        .map((gene) => [gene, [-1.5, 0.01] as const]),
      [genes[20 * i + 16], [0.5, 0.01]],
      [genes[20 * i + 17], [2, 0.2]],
    ]),
  },
]);
const dataset = openDataset(packDataset(smallContents({ genes: [...genes, ...tfs].join(' '), analyses }), 'v'));

describe('the benchmark of regulators', () => {
  it('asks for the genes that respond at least twofold with p < 0.05, of TFs with binding analyses', () => {
    const { queries, tooFew, library } = benchmarkQueries(dataset);
    expect(queries.map(({ size }) => size)).toEqual([10, 11, 12, 10, 11, 12, 10, 11, 12, 10, 11]);
    expect(tooFew.map(({ id }) => id)).toEqual([24]);
    expect(library).toHaveLength(12);
  });

  it('finds TFs whose targets respond, first', () => {
    const { scores, ...counts } = benchmarkRegulators(dataset, []);
    expect(counts).toEqual({
      library: 12,
      libraryTfs: 12,
      queries: 11,
      queryTfs: 11,
      tooFew: ['analysis24'],
      nullLists: 0,
    });
    expect(Object.keys(scores)).toEqual(['fisher', 'z', 'h_other_queries']);
    expect(scores.z).toMatchObject({ auc: expect.closeTo(1 - 1 / 12, 12), top5: 0, top10: 1 });
    expect(scores.fisher?.interval).toEqual([expect.closeTo(1 - 1 / 12, 12), expect.closeTo(1 - 1 / 12, 12)]);
    expect(Object.keys(scores.fisher?.medians ?? {})).toEqual(tfs.slice(0, 11));
  });

  it('ranks by h with enough predefined lists', () => {
    const text = Array.from({ length: 10 }, (_, i) => `>list ${i}\n${genes.slice(20 * i, 20 * i + 40).join('\n')}`);
    const { scores, nullLists } = benchmarkRegulators(
      dataset,
      readNullLists(dataset, [{ name: 'Lists', text: text.join('\n') }]),
    );
    expect(nullLists).toBe(10);
    expect(scores.h_lists?.auc).toBeGreaterThan(0.8);
  });

  it('gives the same figures every time', () => {
    expect(benchmarkRegulators(dataset, [])).toEqual(benchmarkRegulators(dataset, []));
  });

  it('has no figures without queries', () => {
    const none = openDataset(
      packDataset(smallContents({ genes: 'A B', analyses: [{ id: 1, tf: 'A', targets: 'B' }] }), 'v'),
    );
    expect(benchmarkRegulators(none, [])).toMatchObject({ library: 1, queries: 0, scores: {} });
  });
});
