import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluateRequest,
  log10Of,
  openDataset,
  packDataset,
  termPopulation,
  testResultFunctions,
  testTerms,
  type Dataset,
  type GeneOntology,
  type Result,
} from '../../src/index.ts';
import { randomGenes, randomGo } from '../ontology/smallOntology.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { smallContents } from '../smallContents.ts';

const ids = Array.from({ length: randomGenes }, (_, i) => `G${String(i).padStart(2, '0')}`);
const bare = openDataset(
  packDataset(
    smallContents({
      genes: ids.join(' '),
      analyses: [
        { id: 1, tf: 'G00', targets: ids.slice(2, 10).join(' ') },
        { id: 2, tf: 'G01', targets: ids.slice(8, 20).join(' ') },
      ],
    }),
    'v',
  ),
);
const resultOf = (go: GeneOntology | null): Result => {
  const dataset: Dataset = { ...bare, go: go && { ...go, release: '' } };
  return evaluateRequest(dataset, { id: 'r', inputs: { query: 'all_tfs', edges: [] } });
};

describe('the functions of a result', () => {
  it('are those of each set on its own, for the terms that are significant in any (property)', () => {
    fc.assert(
      fc.property(randomGo, fc.constantFrom(0.05, 0.3, 0.9), (go, alpha) => {
        const result = resultOf(go);
        const { sets, terms } = testResultFunctions(result, { min: 1, alpha });
        const population = termPopulation(go, result.universe, { min: 1 });
        const tests = [result.rowSet, ...result.columns.map(({ present }) => present)].map((genes) =>
          testTerms(population, genes),
        );
        expect(sets.map(({ analysis }) => analysis?.[3] ?? null)).toEqual([
          null,
          ...result.columns.map(({ analysis }) => analysis.id),
        ]);
        const significant = new Set(
          tests.flat().flatMap((test) => [...test.terms].filter((_, i) => Math.exp(test.logAdjusted[i]) <= alpha)),
        );
        expect(new Set(terms.map(({ id }) => go.ontology.ids.indexOf(id)))).toEqual(significant);
        for (const { id, k, pLog10, adjustedLog10 } of terms) {
          tests.forEach((aspects, set) => {
            const own = aspects.flatMap((test) =>
              [...test.terms].flatMap((term, i) => (go.ontology.ids[term] === id ? [{ test, i }] : [])),
            );
            const [found] = own;
            expect(k[set]).toBe(found ? found.test.k[found.i] : 0);
            expect(pLog10[set]).toBe(found ? log10Of(found.test.logP[found.i]) : 0);
            expect(adjustedLog10[set]).toBe(found ? log10Of(found.test.logAdjusted[found.i]) : 0);
          });
        }
        const best = terms.map(({ adjustedLog10 }) => Math.min(...adjustedLog10));
        expect(best).toEqual(best.toSorted((a, b) => a - b));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('need annotations', () => {
    expect(() => testResultFunctions(resultOf(null))).toThrow(expect.objectContaining({ code: 'no-ontology' }));
  });
});
