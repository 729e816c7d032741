import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBit } from '../../src/dataset/index.ts';
import { evidenceFilters, propagateAnnotations } from '../../src/ontology/index.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { isAnnotated } from './naiveFunctions.ts';
import { randomGenes, randomGo, smallAnnotations, smallOntology } from './smallOntology.ts';

const ontology = smallOntology({
  'GO:1': { aspect: 'BP' },
  'GO:2': { aspect: 'BP', parents: ['GO:1'] },
  'GO:3': { aspect: 'MF' },
  'GO:4': { aspect: 'MF', parents: ['GO:3', 'GO:2'] },
});

describe('propagated annotations', () => {
  it('reach all ancestors of a term in its aspect, once', () => {
    const annotations = smallAnnotations(ontology, 2, [
      [0, 'GO:2'],
      [0, 'GO:1'],
      [1, 'GO:4'],
    ]);
    const { starts, terms } = propagateAnnotations({ ontology, annotations });
    expect([...starts]).toEqual([0, 2, 4]);
    expect([...terms.slice(0, 2)].sort()).toEqual([0, 1]);
    expect([...terms.slice(2)].sort()).toEqual([2, 3]);
  });

  it('are computed once per data set and filter', () => {
    const annotations = smallAnnotations(ontology, 1, [[0, 'GO:2', 'IEA']]);
    const all = propagateAnnotations({ ontology, annotations });
    expect(propagateAnnotations({ ontology, annotations })).toBe(all);
    expect(propagateAnnotations({ ontology, annotations }, 'no_iea').terms).toHaveLength(0);
  });

  it('are those of every path, for each evidence filter (property)', () => {
    fc.assert(
      fc.property(randomGo, fc.constantFrom(...evidenceFilters), (go, filter) => {
        const { starts, terms, annotated } = propagateAnnotations(go, filter);
        for (let gene = 0; gene < randomGenes; gene++) {
          const own = [...terms.slice(starts[gene], starts[gene + 1])].sort((a, b) => a - b);
          const naive = [...go.ontology.ids.keys()].filter((term) => isAnnotated(go, gene, term, filter));
          expect(own).toEqual(naive);
          annotated.forEach((genes, aspect) =>
            expect(hasBit(genes, gene)).toBe(naive.some((term) => go.ontology.aspects[term] === aspect)),
          );
        }
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
