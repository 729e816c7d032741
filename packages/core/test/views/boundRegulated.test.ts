import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluateRequest,
  bitsToIndices,
  compareBoundRegulated,
  countBits,
  geneParts,
  genesOfPart,
  hypergeometricTail,
  intersect,
  openDataset,
  packDataset,
  TrellisError,
  type GenePart,
  type QueryInputs,
} from '../../src/index.ts';
import { randomContents } from '../query/random.ts';
import { smallContents } from '../smallContents.ts';

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

describe('what a TF binds and what it regulates', () => {
  it('is compared over all its analyses, for TFs that have both kinds', () => {
    const { rows, population } = compareBoundRegulated(answer());
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
    const [{ expected, p, adjusted }] = compareBoundRegulated(answer()).rows;
    expect(expected).toBeCloseTo(16 / 11, 14);
    // C(4,2) C(7,2) + C(4,3) C(7,1) + C(4,4) of the C(11,4) draws.
    expect(p).toBeCloseTo((6 * 21 + 4 * 7 + 1) / 330, 12);
    expect(adjusted).toBe(p);
  });

  it('is tested within the target lists where there are some', () => {
    const targetGenes = { name: 'list', text: 'B\nC\nD\nF\nI\n' };
    const { rows, population } = compareBoundRegulated(answer({ targetGenes }));
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
    expect(() => compareBoundRegulated(one)).toThrow(TrellisError);
    expect(() => genesOfPart(answer(), { tf: 'A', part: 'both' })).toThrow(
      /A has no binding and expression analyses/,
    );
    expect(() => genesOfPart(answer(), { tf: '<b>', part: 'both' })).toThrow(TrellisError);
  });

  it('has parts that are the counts of the tested table, and together all its targets in the background (property)', () => {
    fc.assert(
      fc.property(randomContents, (contents) => {
        const set = openDataset(packDataset(contents, 'v'));
        const result = attempt(() => evaluateRequest(set, { id: 'r', inputs: { query: 'all_tfs', edges: [] } }));
        const compared = result && attempt(() => compareBoundRegulated(result));
        if (!result || !compared) return;
        for (const row of compared.rows) {
          const size = (part: GenePart) => countBits(genesOfPart(result, { tf: row.tf, part }));
          const sum = ({ induced, repressed, other }: typeof row.both) => induced + repressed + other;
          expect(size('bound')).toBe(row.bound);
          expect(size('regulated')).toBe(sum(row.regulated));
          expect(size('both')).toBe(sum(row.both));
          const disjoint = geneParts.filter((part) => part === 'bound' || part.includes(':'));
          const all = new Set(
            result.columns
              .filter(({ analysis }) => set.genes[analysis.tf].id === row.tf)
              .flatMap(({ present }) => [...bitsToIndices(intersect(present, result.universe))]),
          );
          const [both, sample, marked] = [
            sum(row.both),
            row.bound + sum(row.both),
            sum(row.regulated) + sum(row.both),
          ];
          const { population } = compared;
          expect(row.expected).toBeCloseTo((sample * marked) / Math.max(1, population), 9);
          expect(row.p).toBe(hypergeometricTail({ hits: both, sample, marked, population }, 'greater'));
          expect(disjoint.reduce((total, part) => total + size(part), 0)).toBe(all.size);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof TrellisError) return undefined;
    throw error;
  }
}
