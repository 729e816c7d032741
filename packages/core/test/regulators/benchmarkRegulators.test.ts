import { describe, expect, it } from 'vitest';
import { openDataset, packDataset, type BenchmarkPair } from '../../src/dataset/index.ts';
import { accuracySentences, benchmarkQueries, benchmarkRegulators } from '../../src/regulators/index.ts';
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
const contents = smallContents({ genes: [...genes, ...tfs].join(' '), analyses });
const dataset = openDataset(packDataset(contents, 'v'));

describe('the benchmark on perturbations', () => {
  it('asks for the genes that respond at least twofold with p < 0.05, of TFs with binding analyses', () => {
    const { queries, tooFew } = benchmarkQueries(dataset);
    expect(queries.map(({ n }) => n)).toEqual([10, 11, 12, 10, 11, 12, 10, 11, 12, 10, 11]);
    expect(tooFew.map(({ id }) => id)).toEqual([24]);
  });

  it('finds TFs whose targets respond, first, without their expression analyses', () => {
    const { perturbation, stimulus } = benchmarkRegulators(dataset, []);
    const { scores, ...counts } = perturbation;
    expect(stimulus).toBeNull();
    expect(counts).toEqual({ queries: 11, queryTfs: 11, tooFew: ['analysis24'] });
    for (const score of [scores.shown, scores.p]) {
      expect(score).toMatchObject({ auc: expect.closeTo(1 - 1 / 12, 12), top5: 0, top10: 1 });
      expect(score?.interval).toEqual([expect.closeTo(1 - 1 / 12, 12), expect.closeTo(1 - 1 / 12, 12)]);
      expect(Object.keys(score?.medians ?? {})).toEqual(tfs.slice(0, 11));
    }
  });

  it('gives the same figures every time', () => {
    expect(benchmarkRegulators(dataset, [])).toEqual(benchmarkRegulators(dataset, []));
  });

  it('has no numbers without queries', () => {
    const none = openDataset(
      packDataset(smallContents({ genes: 'A B', analyses: [{ id: 1, tf: 'A', targets: 'B' }] }), 'v'),
    );
    const benchmark = benchmarkRegulators(none, []);
    expect(benchmark).toMatchObject({ perturbation: { queries: 0, scores: {} }, stimulus: null });
    expect(accuracySentences(benchmark)).toEqual([expect.stringContaining('cannot be measured here')]);
  });
});

describe('the benchmark on stimuli', () => {
  const lists = [
    { name: 'cold', text: own(0).join('\n') },
    { name: 'heat', text: `>early\n${own(1).join('\n')}\n>late\n${own(2).join('\n')}` },
  ];
  const indexOf = (tf: string) => contents.genes.findIndex(({ id }) => id === tf);
  const benchmarkOf = (...pairs: readonly (readonly [list: string, stimulus: string, tf: string])[]) => {
    const regulatorBenchmark = pairs.map(([list, stimulus, tf]): BenchmarkPair => ({
      list,
      stimulus,
      tf: indexOf(tf),
    }));
    return benchmarkRegulators(openDataset(packDataset({ ...contents, regulatorBenchmark }, 'v')), lists).stimulus;
  };

  it('averages the places of the TFs of each stimulus over its lists', () => {
    const found = benchmarkOf(['cold', 'cold', 'T00'], ['heat: early', 'heat', 'T01'], ['heat: late', 'heat', 'T02']);
    expect(found).toMatchObject({ lists: 3, stimuli: 2, pairs: 3 });
    expect(found?.scores.shown?.means).toEqual({
      cold: expect.closeTo(1 / 12, 12),
      heat: expect.closeTo(1 / 12, 12),
    });
  });

  it('takes all parts of a file that is named alone', () => {
    const parts = benchmarkOf(['heat', 'heat', 'T01'], ['heat', 'heat', 'T02']);
    expect(parts?.scores.shown?.means.heat).toBeCloseTo((1 + 2) / 2 / 12, 12);
  });

  it('leaves out TFs without a tested analysis and lists that are gone', () => {
    expect(benchmarkOf(['cold', 'cold', 'T00'], ['cold', 'cold', 'G000'], ['gone', 'cold', 'T01'])).toMatchObject({
      lists: 1,
      stimuli: 1,
      pairs: 1,
    });
    expect(benchmarkOf(['gone', 'cold', 'T01'])).toBeNull();
  });

  it('is said with its interval, next to a ranking by p alone', () => {
    const stimulus = benchmarkOf(['cold', 'cold', 'T00']);
    const [, said] = accuracySentences({ ...benchmarkRegulators(dataset, []), stimulus });
    expect(said).toBe(
      'Accuracy in this data set, whatever the list: 1 list of 1 stimulus with the TFs that are known for them (1 pair): AUC 0.92 [0.92, 0.92]; by the smallest p alone 0.92 [0.92, 0.92]. 0.5 is chance. 0 % of its TFs were among the first 5 %.',
    );
  });
});
