import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrellisError } from '@trellis/core';
import { bitsToIndices, countBits, intersect, openDataset, packDataset } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import { log10Of, logHypergeometricTail } from '@trellis/core/stats';
import { geneParts, type GenePart } from '@trellis/core/views';
import { compareTargets } from '../../../src/views/bound/compare.ts';
import { genesOfPart } from '../../../src/views/bound/genesOfPart.ts';
import { randomContents } from '../../../../core/test/query/random.ts';

describe('what a TF binds and what it regulates', () => {
  it('has parts that are the counts of the tested table, and together all its targets in the background (property)', () => {
    fc.assert(
      fc.property(randomContents, (contents) => {
        const set = openDataset(packDataset(contents, 'v'));
        const result = attempt(() => evaluateRequest(set, { id: 'r', inputs: { query: 'all_tfs', edges: [] } }));
        const compared = result && attempt(() => compareTargets(result));
        if (!result || !compared) return;
        for (const row of compared.rows) {
          const size = (part: GenePart) => countBits(genesOfPart(result, { tf: row.tf, part }));
          const sum = ({ induced, repressed, other }: typeof row.both) => induced + repressed + other;
          expect(size('bound')).toBe(row.bound);
          expect(size('regulated')).toBe(sum(row.regulated));
          expect(size('both')).toBe(sum(row.both));
          const disjoint = geneParts.filter((part) => part === 'bound' || part.includes(':'));
          const tf = set.genes.findIndex(({ id }) => id === row.tf);
          const all = new Set(
            result.columns
              .filter(({ analysis }) => analysis.tf === tf)
              .flatMap(({ analysis, present }) =>
                [...bitsToIndices(intersect(present, result.universe))].filter(
                  (gene) => !(analysis.expression && gene === tf),
                ),
              ),
          );
          const [both, sample, marked] = [
            sum(row.both),
            row.bound + sum(row.both),
            sum(row.regulated) + sum(row.both),
          ];
          const { population } = compared;
          expect(row.expected).toBeCloseTo((sample * marked) / Math.max(1, population), 9);
          expect(row.pLog10).toBe(
            log10Of(logHypergeometricTail({ hits: both, sample, marked, population }, 'greater')),
          );
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
