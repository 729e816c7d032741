import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { benchmarkChance } from '../../src/regulators/index.ts';
import { seededRandom } from '../../src/stats/index.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

/** 40 TFs, each with a binding analysis of random genes; the first two of one family bind the same ones. */
const random = seededRandom('the benchmark of chance');
const genes = Array.from({ length: 400 }, (_, i) => `G${String(i).padStart(3, '0')}`);
const drawn = (): string => genes.filter(() => random.next() < 0.15).join(' ');
const shared = drawn();
const analyses = Array.from({ length: 40 }, (_, i): SmallAnalysis => ({
  id: i + 1,
  tf: genes[i],
  targets: i < 2 ? shared : drawn(),
  metadata: { EDGE_TYPE: 'in vitro:Bound' },
}));
const contents = smallContents({ genes: genes.join(' '), analyses });
const isKnown = (gene: number) => gene < 40;
const families = {
  names: ['bHLH', 'others'],
  starts: Uint32Array.from({ length: 401 }, (_, gene) => Math.min(gene, 40)),
  families: Uint32Array.from({ length: 40 }, (_, gene) => (isKnown(gene) && gene < 2 ? 0 : 1)),
};
const dataset = openDataset(packDataset({ ...contents, tfFamilies: families }, 'v'));

describe('the benchmark of chance', () => {
  const { lists, pairs } = benchmarkChance(dataset, []);

  it('ranks the regulators of 300 random lists, the same every time', () => {
    expect([lists.count, lists.size]).toEqual([300, 200]);
    expect(lists.chance).toBe(10 / 40);
    expect(lists.byKinds).toEqual([{ kinds: 1, tfs: 40, share: 0.25 }]);
    expect([lists.tfs, lists.overlapping]).toEqual([40, 40]);
    expect(lists.significant).toBeLessThanOrEqual(0.05);
    expect(benchmarkChance(dataset, []).lists).toEqual(lists);
  });

  it('counts the TFs that target a gene of a list: with few of them the first by id are always among the first ten', () => {
    const single = analyses.slice(0, 12).map((analysis, i) => ({ ...analysis, targets: genes[399 - i] }));
    const small = openDataset(packDataset(smallContents({ genes: genes.join(' '), analyses: single }), 'v'));
    const { overlapping, most } = benchmarkChance(small, []).lists;
    expect(overlapping).toBeLessThan(10);
    expect(most).toEqual({ tf: 'G000', share: 1 });
  });

  it('tests pairs of TFs of different families and of one', () => {
    expect(pairs.map(({ kind, isSameFamily, pairs: of }) => [kind, isSameFamily, of])).toEqual([
      ['in vitro bound', false, 2 * 38],
      ['in vitro bound', true, 1 + (38 * 37) / 2],
    ]);
    expect(pairs[0].degrees).toBeLessThanOrEqual(0.05);
    expect(pairs[1].degrees).toBeGreaterThan(0);
  });
});
