import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termPopulation, testTerms } from '@trellis/core/ontology';
import { isSignificant, log10Of } from '@trellis/core/stats';
import { bestTerms } from '../../../src/views/functions/bestTerms.ts';
import { testResultFunctions } from '../../../src/views/functions/testResultFunctions.ts';
import {
  randomGenes,
  randomGo,
  smallAnnotations,
  smallOntology,
} from '../../../../core/test/ontology/smallOntology.ts';
import { propertyRuns } from '../../../../core/test/propertyRuns.ts';
import { functionsResult } from './functionsResult.ts';

const ontology = smallOntology({});
const emptyGo = { ontology, annotations: smallAnnotations(ontology, randomGenes, []) };

describe('the functions of a result', () => {
  it('are those of each set on its own, for the terms that are significant in any (property)', () => {
    fc.assert(
      fc.property(randomGo, fc.constantFrom(0.05, 0.3, 0.9), (go, alpha) => {
        const result = functionsResult(go);
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
          tests
            .flat()
            .flatMap((test) => [...test.terms].filter((_, i) => isSignificant(log10Of(test.logAdjusted[i]), alpha))),
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

  it('are the best of each set in its aspect on demand, and their number stays (property)', () => {
    fc.assert(
      fc.property(randomGo, fc.integer({ min: 1, max: 3 }), (go, top) => {
        const result = functionsResult(go);
        const options = { min: 1, alpha: 0.9 };
        const all = testResultFunctions(result, options);
        const best = testResultFunctions(result, { ...options, top });
        expect(best.significant).toEqual(all.significant);
        for (const aspect of ['BP', 'MF', 'CC'] as const) {
          expect(all.terms.filter((term) => term.aspect === aspect).length).toBe(all.significant[aspect]);
          const kept = best.terms.filter((term) => term.aspect === aspect);
          expect(kept).toEqual(bestTerms(all, { aspect, top }));
        }
        expect(all.terms).toEqual(expect.arrayContaining([...best.terms]));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('say how they were tested, and what has selected their genes', () => {
    expect(testResultFunctions(functionsResult(emptyGo))).toMatchObject({
      scope: 'annotated',
      evidence: 'all',
      min: 5,
      max: 2000,
      correction: 'bh',
      alpha: 0.05,
      selection: { query: false, lists: false },
      terms: [],
    });
  });

  it('need annotations', () => {
    expect(() => testResultFunctions(functionsResult(null))).toThrow(
      expect.objectContaining({ code: 'no-ontology' }),
    );
  });
});
