import { describe, expect, it } from 'vitest';
import { bitsToIndices, emptyBitset, openDataset, packDataset } from '@trellis/core/dataset';
import { evaluateRequest, type QueryInputs } from '@trellis/core/result';
import type { GenePart } from '@trellis/core/views';
import { compareTargets } from '../../../src/views/bound/compare.ts';
import { genesOfPart } from '../../../src/views/bound/genesOfPart.ts';
import { ask, askSmall, digits, mini } from '../../../../core/test/mini.ts';
import { atLeast } from '../../../../core/test/naiveStatistics.ts';
import { smallContents, type SmallData } from '../../../../core/test/smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D E F G H I J T/TEF',
      analyses: [
        { id: 1, tf: 'T', targets: 'B C D' },
        { id: 2, tf: 'T', targets: 'C E' },
        { id: 3, tf: 'T', targets: { B: [1, 0.1], C: [-1, 0.2], F: [2, 0.1] } },
        { id: 4, tf: 'T', targets: { C: [1, 0.1], G: [NaN, NaN], H: [NaN, 0.2] } },
        { id: 5, tf: 'A', targets: 'B' },
      ],
    }),
    'v',
  ),
);
const answer = (inputs: Partial<QueryInputs> = {}) =>
  evaluateRequest(dataset, { id: 'r', inputs: { query: 'all_tfs', edges: [], ...inputs } });
const namesOf = (part: GenePart) =>
  Array.from(bitsToIndices(genesOfPart(answer(), { tf: 'T', part })), (gene) => dataset.genes[gene].id).join(' ');

const partOf = (tf: string, part: GenePart) => digits(bitsToIndices(genesOfPart(ask('all_tfs'), { tf, part })));
const counts = (induced: number, repressed: number, other: number) => ({ induced, repressed, other });

describe('what a TF binds and what it regulates', () => {
  it('is compared over all its analyses, for TFs that have both kinds', () => {
    const { rows, population } = compareTargets(answer());
    expect(population).toBe(11);
    expect(rows.map(({ tf }) => tf)).toEqual(['T']);
    expect(rows[0]).toMatchObject({
      symbol: 'TEF',
      bound: 2,
      regulated: { induced: 1, repressed: 0, other: 1 },
      both: { induced: 1, repressed: 0, other: 1 },
    });
    expect(rows[0].binding.map(({ analysis_id }) => analysis_id).sort()).toEqual([1, 2]);
    expect(rows[0].expression.map(({ analysis_id }) => analysis_id).sort()).toEqual([3, 4]);
  });

  it('is tested for more in common than chance gives: 2 of 4 and 4 among 11 genes', () => {
    const [{ expected, p, adjusted }] = compareTargets(answer()).rows;
    expect(expected).toBeCloseTo(16 / 11, 14);
    // C(4,2) C(7,2) + C(4,3) C(7,1) + C(4,4) of the C(11,4) draws.
    expect(p).toBeCloseTo((6 * 21 + 4 * 7 + 1) / 330, 12);
    expect(adjusted).toBe(p);
  });

  it('is tested within the target lists where there are some', () => {
    const targetGenes = { name: 'list', text: 'B\nC\nD\nF\nI\n' };
    const { rows, population } = compareTargets(answer({ targetGenes }));
    expect(population).toBe(5);
    expect(rows[0]).toMatchObject({ bound: 1, regulated: { induced: 1, repressed: 0, other: 0 } });
    // Bound B C D, regulated B C F: at least 2 in common of 3 and 3 among 5.
    expect(rows[0].p).toBeCloseTo((3 * 2 + 1) / 10, 12);
  });

  it('falls into parts', () => {
    expect(namesOf('bound')).toBe('D E');
    expect(namesOf('regulated')).toBe('F G');
    expect(namesOf('regulated:induced')).toBe('F');
    expect(namesOf('regulated:repressed')).toBe('');
    expect(namesOf('regulated:other')).toBe('G');
    expect(namesOf('both')).toBe('B C');
    expect(namesOf('both:induced')).toBe('B');
    expect(namesOf('both:other')).toBe('C');
  });

  it('is refused where no TF has both, and for a TF that has not', () => {
    const one = answer({ query: 'A' });
    expect(() => compareTargets(one)).toThrow(expect.objectContaining({ code: 'no-bound-and-regulated' }));
    expect(() => compareTargets(one)).toThrow(/both binding and expression analyses/);
    expect(() => genesOfPart(answer(), { tf: 'A', part: 'both' })).toThrow(
      /A has no binding and expression analyses/,
    );
    expect(() => genesOfPart(answer(), { tf: '<b>', part: 'both' })).toThrow(
      expect.objectContaining({ code: 'no-bound-and-regulated' }),
    );
  });

  it('is compared TF by TF on the mini data set, within its 11 coding genes', () => {
    const rows = compareTargets(ask('all_tfs')).rows;
    expect(rows.map(({ tf, bound, regulated, both }) => ({ tf, bound, regulated, both }))).toEqual([
      { tf: 'AT1G00010', bound: 1, regulated: counts(1, 1, 0), both: counts(2, 1, 0) },
      { tf: 'AT1G00020', bound: 1, regulated: counts(0, 0, 1), both: counts(1, 2, 0) },
      // 120 is bound, but does not code for protein.
      { tf: 'AT1G00030', bound: 1, regulated: counts(0, 0, 2), both: counts(0, 0, 1) },
    ]);
    expect(partOf('AT1G00030', 'bound')).toBe('010');
    expect(partOf('alf', 'both:repressed')).toBe('060');
    expect(partOf('BETA1', 'both:repressed')).toBe('040 080');
    expect(partOf('ALF', 'regulated:repressed')).toBe('050');
    expect(partOf('BET', 'regulated:other')).toBe('090');
  });

  it('is corrected over the TFs', () => {
    const draws = [
      { hits: 3, sample: 4, marked: 5, population: 11 },
      { hits: 3, sample: 4, marked: 4, population: 11 },
      { hits: 1, sample: 2, marked: 3, population: 11 },
    ];
    const { rows, correction } = compareTargets(ask('all_tfs'));
    expect(correction).toBe('bonferroni');
    rows.forEach(({ expected, p, adjusted }, i) => {
      expect(expected).toBeCloseTo((draws[i].sample * draws[i].marked) / 11, 12);
      expect(p).toBeCloseTo(atLeast(draws[i]), 12);
      expect(adjusted).toBeCloseTo(Math.min(1, 3 * p), 12);
    });
    // By Holm the largest p-value is corrected for one test.
    const holm = compareTargets(ask('all_tfs'), { correction: 'holm' });
    expect(holm.correction).toBe('holm');
    expect(holm.rows[2].adjusted).toBeCloseTo(rows[2].p, 12);
  });

  it('leaves TFs out that have only binding or only expression analyses', () => {
    const tfs = (query: string) => compareTargets(ask(query)).rows.map(({ symbol }) => symbol);
    expect(tfs('ALF[id=2] or BET')).toEqual(['BET']);
    expect(tfs('ALF[id=1] or BET')).toEqual(['BET']);
  });

  it('names its analyses', () => {
    const [{ binding, expression }] = compareTargets(ask('ALF')).rows;
    expect([...binding, ...expression].map(({ label }) => label)).toEqual(['ALF · ChIPseq · 2', 'ALF · RNAseq · 1']);
  });

  it('takes directions from the cells that a filter keeps', () => {
    const data: SmallData = {
      genes: 'A B T',
      analyses: [
        { id: 1, tf: 'T', targets: 'A' },
        { id: 2, tf: 'T', targets: { A: [2, 0.01] } },
        { id: 3, tf: 'T', targets: { A: [-2, 0.5], B: [1, 0.01] } },
      ],
    };
    const result = askSmall(data, 'T[pvalue<0.1 or EXPERIMENT_TYPE=Binding]');
    expect(compareTargets(result).rows[0].both).toEqual(counts(1, 0, 0));
  });

  it('expects none in common within an empty background', () => {
    const result = ask('ALF', { background: { name: 'b', text: 'AT1G00020' } });
    const empty = { ...result, universe: emptyBitset(mini.genes.length) };
    expect(compareTargets(empty).rows[0]).toMatchObject({ expected: 0, p: 1, bound: 0 });
  });
});
