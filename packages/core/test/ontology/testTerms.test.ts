import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspects, bitsetOf, intersect } from '../../src/dataset/index.ts';
import { evidenceFilters, functionScopes, isRoot, termPopulation, testTerms } from '../../src/ontology/index.ts';
import { correctLogPValues } from '../../src/stats/index.ts';
import { atLeast } from '../naiveStatistics.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { isAnnotated } from './naiveFunctions.ts';
import { randomGenes, randomGo } from './smallOntology.ts';

const someGenes = fc.uniqueArray(fc.nat(randomGenes - 1), { minLength: 1 });

describe('tests of terms', () => {
  it('count and test what the definition says (property)', () => {
    const asked = fc.record({
      go: randomGo.filter(({ annotations: { codes } }) => codes.some((code) => code !== '')),
      universe: someGenes,
      list: someGenes,
      scope: fc.constantFrom(...functionScopes),
      evidence: fc.constantFrom(...evidenceFilters),
      min: fc.integer({ min: 1, max: 3 }),
      max: fc.integer({ min: 3, max: randomGenes }),
    });
    fc.assert(
      fc.property(asked, ({ go, universe, list, scope, evidence, min, max }) => {
        const all = bitsetOf(randomGenes, universe);
        const population = termPopulation(go, all, { scope, evidence, min, max });
        const results = testTerms(population, intersect(all, bitsetOf(randomGenes, list)));
        const inList = universe.filter((gene) => list.includes(gene));
        results.forEach((result, aspect) => {
          const own = [...go.ontology.ids.keys()].filter((term) => go.ontology.aspects[term] === aspect);
          const has = (gene: number, term: number) => isAnnotated(go, gene, term, evidence);
          const isDrawn = (gene: number) => scope === 'all' || own.some((term) => has(gene, term));
          const sizeIn = (genes: readonly number[], term: number) => genes.filter((gene) => has(gene, term)).length;
          const P = universe.filter(isDrawn).length;
          const n = inList.filter(isDrawn).length;
          const tested = own
            .map((term) => ({ term, k: sizeIn(inList, term), K: sizeIn(universe, term) }))
            .filter(({ term, K }) => K >= min && K <= max && !isRoot(go.ontology, term));
          expect(result).toMatchObject({ aspect: aspects[aspect], population: P, n, tested: tested.length });
          const logs = tested.map(({ k, K }) => Math.log(atLeast({ hits: k, sample: n, marked: K, population: P })));
          const adjusted = correctLogPValues(logs, 'bh');
          const hit = [...tested.keys()].filter((i) => tested[i].k > 0);
          expect([...result.terms]).toEqual(hit.map((i) => tested[i].term));
          expect([...result.k]).toEqual(hit.map((i) => tested[i].k));
          hit.forEach((i, place) => {
            expect(result.logP[place]).toBeCloseTo(logs[i], 9);
            expect(result.logAdjusted[place]).toBeCloseTo(adjusted[i], 9);
          });
        });
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('do not depend on the list in their number (property)', () => {
    fc.assert(
      fc.property(randomGo, someGenes, someGenes, (go, a, b) => {
        const population = termPopulation(go, bitsetOf(randomGenes, Array(randomGenes).keys()), { min: 1 });
        const numbers = [a, b].map((list) =>
          testTerms(population, bitsetOf(randomGenes, list)).map(({ tested }) => tested),
        );
        expect(numbers[0]).toEqual(numbers[1]);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
