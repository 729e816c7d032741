import { describe, expect, it } from 'vitest';
import {
  analysisKey,
  compareGeneSets,
  genesInCommon,
  listGeneSets,
  maxGeneSets,
  pairsOf,
  type GeneSetsOptions,
} from '../../src/index.ts';
import { ask, askSmall, askWithout } from '../mini.ts';
import { atLeast, atMost, type Draw } from '../naiveStatistics.ts';

/** Targets of analyses 1 to 4 within the universe of 11 genes; analysis 3 has no fold change for 060. */
const sets = ['020 040 050 060 070', '020 040 060 080', '030 040 080 090', '030 040 080 100'].map((text) =>
  text.split(' '),
);
const pairs = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
const common = pairs.map(([a, b]) => sets[a].filter((gene) => sets[b].includes(gene)));
const draws: Draw[] = pairs.map(([a, b], i) => ({
  hits: common[i].length,
  sample: sets[a].length,
  marked: sets[b].length,
  population: 11,
}));
const result = ask('ALF or BET');
const matrixOf = (options: GeneSetsOptions = {}) => compareGeneSets(result, options).matrix;
const close = (actual: ArrayLike<number>, expected: readonly number[]) => {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, i) => expect(actual[i]).toBeCloseTo(value, 12));
};

describe('the comparison of gene sets', () => {
  it('has every pair of shown analyses once, in order', () => {
    expect([...pairsOf(4)]).toEqual(pairs);
    expect([...pairsOf(1)]).toEqual([]);
    expect(Array.from(matrixOf().common)).toEqual(common.map((genes) => genes.length));
  });

  it("is Fisher's exact test within the universe, for more and for fewer in common", () => {
    close(matrixOf().greater, draws.map(atLeast));
    close(matrixOf().less, draws.map(atMost));
  });

  it('is corrected over the pairs, each side on its own', () => {
    close(
      matrixOf().greaterAdjusted,
      draws.map((draw) => Math.min(1, 6 * atLeast(draw))),
    );
    close(
      matrixOf().lessAdjusted,
      draws.map((draw) => Math.min(1, 6 * atMost(draw))),
    );
    expect(compareGeneSets(result).correction).toBe('bonferroni');
    const falling = draws.map(atLeast).sort((a, b) => b - a);
    const largerThan = (p: number) => falling.filter((other) => other >= p - 1e-12);
    const bh = (p: number) => Math.min(1, ...largerThan(p).map((other, i) => (other * 6) / (6 - i)));
    close(
      matrixOf({ correction: 'bh' }).greaterAdjusted,
      draws.map((draw) => bh(atLeast(draw))),
    );
    expect(compareGeneSets(result, { correction: 'bh' }).correction).toBe('bh');
  });

  it('names each analysis by TF, filter, tag and id, and counts its genes in the universe', () => {
    const { info } = compareGeneSets(ask('GAM'));
    const gam = ask('GAM');
    // Analysis 5 targets 120 too, which does not code for protein.
    expect(info.map(([key, { Count, label }]) => [key, Count, label])).toEqual([
      [['AT1G00030', '', gam.columns[0].tag, 5], 2, ''],
      [['AT1G00030', '', gam.columns[1].tag, 6], 3, ''],
    ]);
    expect(analysisKey(gam, gam.columns[1])).toEqual(info[1][0]);
    expect(compareGeneSets(gam, { label: true }).info[0][1].label).toBe('GAM · ampDAPseq · 5');
  });

  it('is made within the background where there is one', () => {
    const background = { name: 'b', text: 'AT1G00020\nAT1G00040\nAT1G00080\nAT1G00100\nAT1G00110' };
    const { matrix } = compareGeneSets(ask('ALF', { background }));
    // {020, 040} and {020, 040, 080} among 5.
    close(matrix.greater, [atLeast({ hits: 2, sample: 2, marked: 3, population: 5 })]);
  });

  it('needs two analyses', () => {
    const one = () => compareGeneSets(askWithout([2], 'ALF'));
    expect(one).toThrow(expect.objectContaining({ code: 'too-few-analyses' }));
    expect(one).toThrow(/more than 1 analysis/);
    expect(() => listGeneSets(ask('ALF[id=1]'))).toThrow(expect.objectContaining({ code: 'too-few-analyses' }));
  });

  it('can be given up', () => {
    const giveUp = () => {
      throw new Error('enough');
    };
    expect(() => compareGeneSets(result, {}, giveUp)).toThrow('enough');
    expect(() => listGeneSets(result, {}, giveUp)).toThrow('enough');
  });
});

describe('the common genes of gene sets', () => {
  it('are listed for every pair, with its keys and tests', () => {
    const listed = listGeneSets(result, { correction: 'holm' });
    const { info, matrix } = compareGeneSets(result, { correction: 'holm' });
    const keys = info.map(([key]) => key);
    expect(listed.info).toEqual(info);
    expect(listed.correction).toBe('holm');
    expect(listed.columns).toEqual(pairs.map(([a, b]) => [keys[a], keys[b]]));
    expect(listed.data.map(({ genes }) => genes)).toEqual(
      common.map((genes) => genes.map((gene) => `AT1G00${gene}`)),
    );
    listed.data.forEach(({ greater, less, greaterAdjusted, lessAdjusted }, i) => {
      expect([greater, less]).toEqual([matrix.greater[i], matrix.less[i]]);
      expect([greaterAdjusted, lessAdjusted]).toEqual([matrix.greaterAdjusted[i], matrix.lessAdjusted[i]]);
    });
  });

  it('are read for a single pair', () => {
    expect(genesInCommon(result, 2, 3)).toEqual(['AT1G00030', 'AT1G00040', 'AT1G00080']);
    expect(genesInCommon(ask('GAM'), 0, 1)).toEqual(['AT1G00040']);
  });

  it('are refused for an analysis that the result does not have', () => {
    for (const [a, b] of [
      [0, 4],
      [4, 0],
      [-1, 0],
    ]) {
      const none = () => genesInCommon(result, a, b);
      expect(none).toThrow(expect.objectContaining({ code: 'unknown-analysis' }));
      expect(none).toThrow(`0 to 3, not ${a} and ${b}`);
    }
  });

  it('are listed for 150 analyses at most', () => {
    const many = (count: number) =>
      askSmall({
        genes: 'T A',
        analyses: Array.from({ length: count }, (_, i) => ({ id: i + 1, tf: 'T', targets: 'A' })),
      });
    expect(maxGeneSets).toBe(150);
    expect(listGeneSets(many(150)).data).toHaveLength((150 * 149) / 2);
    expect(() => listGeneSets(many(151))).toThrow(expect.objectContaining({ code: 'too-many-analyses' }));
    expect(() => listGeneSets(many(151))).toThrow(/150 analyses.*151/);
  });
});
