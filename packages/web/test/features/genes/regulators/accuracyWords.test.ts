import type { RegulatorBenchmark } from '@trellis/core';
import { describe, expect, it } from 'vitest';
import { accuracyWords } from '../../../../src/features/genes/regulators/accuracyWords.ts';

const accuracy = (auc: number, lower: number, upper: number) => ({
  auc,
  interval: [lower, upper] as const,
  top5: 0.321,
  top10: 0.5,
  medians: {},
});
const benchmark = (scores: RegulatorBenchmark['scores']): RegulatorBenchmark => ({
  library: 9,
  libraryTfs: 5,
  queries: 78,
  queryTfs: 28,
  tooFew: [],
  nullLists: 63,
  scores,
});

describe('the accuracy of the ranking in words', () => {
  it('has its interval, and what chance gives', () => {
    const words = accuracyWords(benchmark({ h_lists: accuracy(0.783, 0.69, 0.87), z: accuracy(0.5, 0.4, 0.6) }), {
      uses: 'h',
    });
    expect(words).toBe(
      'Accuracy here: the TFs behind 78 expression analyses of 28 TFs, ranked by binding (AUC 0.78, 95 % interval 0.69 to 0.87; 0.5 is chance). 32 % of these TFs were among the first 5 %.',
    );
  });

  it('is no better than chance when the interval holds 0.5', () => {
    expect(accuracyWords(benchmark({ z: accuracy(0.52, 0.4, 0.6) }), { uses: 'z' })).toMatch(
      /^No better than chance here: .*AUC 0\.52/,
    );
  });

  it('cannot be measured without queries', () => {
    expect(accuracyWords(benchmark({}), { uses: 'h' })).toMatch(/cannot be measured here/);
  });
});
