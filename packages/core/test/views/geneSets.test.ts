import { describe, expect, it } from 'vitest';
import {
  analysisKey,
  compareGeneSets,
  genesInCommon,
  listGeneSets,
  maxGeneSets,
  pairIndex,
  pairsOf,
  testOfPair,
  type GeneSetsMatrix,
  type GeneSetsOptions,
} from '../../src/views/index.ts';
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
const powers = (log10: ArrayLike<number>) => Array.from(log10, (value) => 10 ** value);
/** Sizes of the sets in the order of the ids of the analyses. */
const sizesOf = ({ info }: GeneSetsMatrix) => [...info].sort(([a], [b]) => a[3] - b[3]).map(([, { Count }]) => Count);
/** p-value (greater) of two analyses, by their ids. */
const greaterOf = (compared: GeneSetsMatrix, ...ids: readonly [number, number]) => {
  const [a, b] = ids.map((id) => compared.info.findIndex(([key]) => key[3] === id));
  return testOfPair(compared, a, b).greater;
};
const close = (actual: ArrayLike<number>, expected: readonly number[]) => {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, i) => expect(actual[i]).toBeCloseTo(value, 12));
};

describe('the comparison of gene sets', () => {
  it('has every pair of shown analyses once, in order', () => {
    expect([...pairsOf(4)]).toEqual(pairs);
    expect([...pairsOf(1)]).toEqual([]);
    pairs.forEach(([a, b], i) => expect([pairIndex(4, a, b), pairIndex(4, b, a)]).toEqual([i, i]));
    expect(Array.from(matrixOf().common)).toEqual(common.map((genes) => genes.length));
  });

  it("is Fisher's exact test within the universe, for more and for fewer in common", () => {
    close(powers(matrixOf().greaterLog10), draws.map(atLeast));
    close(powers(matrixOf().lessLog10), draws.map(atMost));
  });

  it('is corrected over the pairs, each side on its own', () => {
    close(
      powers(matrixOf().greaterAdjustedLog10),
      draws.map((draw) => Math.min(1, 6 * atLeast(draw))),
    );
    close(
      powers(matrixOf().lessAdjustedLog10),
      draws.map((draw) => Math.min(1, 6 * atMost(draw))),
    );
    expect(compareGeneSets(result).correction).toBe('bonferroni');
    const falling = draws.map(atLeast).sort((a, b) => b - a);
    const largerThan = (p: number) => falling.filter((other) => other >= p - 1e-12);
    const bh = (p: number) => Math.min(1, ...largerThan(p).map((other, i) => (other * 6) / (6 - i)));
    close(
      powers(matrixOf({ correction: 'bh' }).greaterAdjustedLog10),
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
    close(powers(matrix.greaterLog10), [atLeast({ hits: 2, sample: 2, marked: 3, population: 5 })]);
  });

  describe('of a query with and', () => {
    const both = ask('ALF and BET');

    it('is of the genes of the result by default, which the query has selected', () => {
      const { info, sets: chosen, universe, population, selection } = compareGeneSets(both);
      expect([chosen, universe, population]).toEqual(['result', 'coding', 11]);
      expect(selection).toEqual({ query: true, lists: false });
      // 040 is in all four; 020, 060 and 080 are in one of each TF.
      expect(info.map(([, { Count }]) => Number(Count)).every((count, i) => count <= sets[i].length)).toBe(true);
      expect(compareGeneSets(result).selection).toEqual({ query: false, lists: false });
    });

    it('is of all genes of each analysis where that is asked for, or suits the query', () => {
      for (const choice of ['analysis', 'auto'] as const) {
        const compared = compareGeneSets(both, { sets: choice });
        expect(compared.sets).toBe('analysis');
        expect(sizesOf(compared)).toEqual(sets.map(({ length }) => length));
        pairs.forEach(([a, b], i) => expect(greaterOf(compared, a + 1, b + 1)).toBeCloseTo(atLeast(draws[i]), 12));
      }
      expect(compareGeneSets(result, { sets: 'auto' }).sets).toBe('result');
      const places = [3, 4].map((id) => both.columns.findIndex(({ analysis }) => analysis.id === id));
      expect(genesInCommon(both, { a: places[0], b: places[1], sets: 'analysis' })).toEqual([
        'AT1G00030',
        'AT1G00040',
        'AT1G00080',
      ]);
    });

    it('keeps the filters of each analysis', () => {
      const of = (query: string) => sizesOf(compareGeneSets(ask(query), { sets: 'analysis' }));
      expect(of('ALF[id=1] and BET')).toEqual([5, 4, 4]);
      expect(of('(ALF and BET)[log2fc>-9]')).toEqual(of('ALF[log2fc>-9] or BET[log2fc>-9]'));
      expect(of('(ALF or BET)[targeted_by>=3]')).toEqual([5, 4, 4, 4]);
      expect(of('(ALF or BET)[targeted_by>=3 and not (id=2 or targeted_by>9)]')).toEqual([5, 4, 4]);
    });
  });

  describe('with target lists', () => {
    const targetGenes = { name: 'lists', text: '>one\nAT1G00020\nAT1G00040\nAT1G00080\nAT1G00100\nAT1G00120' };
    const listed = ask('ALF or BET', { targetGenes });

    it('draws from the lists where that is asked for, or suits the query', () => {
      for (const universe of ['lists', 'auto'] as const) {
        const compared = compareGeneSets(listed, { universe });
        // 120 does not code for protein.
        expect([compared.universe, compared.population]).toEqual(['lists', 4]);
        // 020, 040; 020, 040, 080; 040, 080; 040, 080, 100.
        expect(sizesOf(compared)).toEqual([2, 3, 2, 3]);
        const [first, last] = [greaterOf(compared, 1, 2), greaterOf(compared, 2, 4)];
        expect(first).toBeCloseTo(atLeast({ hits: 2, sample: 2, marked: 3, population: 4 }), 12);
        expect(last).toBeCloseTo(atLeast({ hits: 2, sample: 3, marked: 3, population: 4 }), 12);
        expect(compared.selection).toEqual({ query: false, lists: true });
      }
    });

    it('draws from the background by default', () => {
      expect(compareGeneSets(listed)).toMatchObject({ universe: 'coding', population: 11 });
    });

    it('cannot draw from lists that the query does not have', () => {
      const none = () => compareGeneSets(result, { universe: 'lists' });
      expect(none).toThrow(expect.objectContaining({ code: 'no-target-list' }));
    });
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
    const tests = [...listed.pairs];
    expect(tests.map(({ genes }) => Array.from(genes, (gene) => result.dataset.genes[gene].id))).toEqual(
      common.map((genes) => genes.map((gene) => `AT1G00${gene}`)),
    );
    tests.forEach((test, i) => {
      const { greaterLog10, lessLog10, greaterAdjustedLog10, lessAdjustedLog10 } = test;
      expect([greaterLog10, lessLog10]).toEqual([matrix.greaterLog10[i], matrix.lessLog10[i]]);
      expect([greaterAdjustedLog10, lessAdjustedLog10]).toEqual([
        matrix.greaterAdjustedLog10[i],
        matrix.lessAdjustedLog10[i],
      ]);
      expect(powers([greaterLog10, lessLog10, greaterAdjustedLog10, lessAdjustedLog10])).toEqual([
        test.greater,
        test.less,
        test.greaterAdjusted,
        test.lessAdjusted,
      ]);
      const expected = (draws[i].sample * draws[i].marked) / 11;
      expect([test.expected, test.fold]).toEqual([expected, draws[i].hits / expected]);
    });
  });

  it('are read for a single pair', () => {
    expect(genesInCommon(result, { a: 2, b: 3 })).toEqual(['AT1G00030', 'AT1G00040', 'AT1G00080']);
    expect(genesInCommon(ask('GAM'), { a: 0, b: 1 })).toEqual(['AT1G00040']);
  });

  it('are refused for an analysis that the result does not have', () => {
    for (const [a, b] of [
      [0, 4],
      [4, 0],
      [-1, 0],
    ]) {
      const none = () => genesInCommon(result, { a, b });
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
    expect([...listGeneSets(many(150)).pairs]).toHaveLength((150 * 149) / 2);
    expect(() => listGeneSets(many(151))).toThrow(expect.objectContaining({ code: 'too-many-analyses' }));
    expect(() => listGeneSets(many(151))).toThrow(/150 analyses.*151/);
  });
});
