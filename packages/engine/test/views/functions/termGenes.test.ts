import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genesOfTerm } from '../../../src/views/functions/termGenes.ts';
import { testResultFunctions } from '../../../src/views/functions/testResultFunctions.ts';
import { randomGo, smallAnnotations, smallOntology } from '../../../../core/test/ontology/smallOntology.ts';
import { propertyRuns } from '../../../../core/test/propertyRuns.ts';
import { functionsResult } from './functionsResult.ts';

describe('the genes of a term in a gene set', () => {
  it('are as many as its test counted, in every set and with every filter (property)', () => {
    fc.assert(
      fc.property(randomGo, fc.constantFrom('all', 'experimental', 'no_iea'), (go, evidence) => {
        fc.pre(evidence === 'all' || go.annotations.codes.some((code) => code !== ''));
        const result = functionsResult(go);
        const { terms } = testResultFunctions(result, { min: 1, alpha: 1, evidence });
        for (const { id, k } of terms) {
          expect(k.map((_, set) => genesOfTerm(result, { term: id, set, evidence }).length)).toEqual(k);
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('are refused for an unknown term, an unknown set and without annotations', () => {
    const ontology = smallOntology({ 'GO:00': { aspect: 'BP' } });
    const result = functionsResult({ ontology, annotations: smallAnnotations(ontology, 24, [[3, 'GO:00']]) });
    expect(genesOfTerm(result, { term: 'GO:00', set: 0 })).toEqual([{ id: 'G03', symbol: '' }]);
    expect(() => genesOfTerm(result, { term: 'GO:01', set: 0 })).toThrow(
      expect.objectContaining({ code: 'unknown-term' }),
    );
    expect(() => genesOfTerm(result, { term: 'GO:00', set: 3 })).toThrow(
      expect.objectContaining({ code: 'unknown-analysis' }),
    );
    expect(() => genesOfTerm(result, { term: 'GO:00', set: 0, evidence: 'no_iea' })).toThrow(
      expect.objectContaining({ code: 'bad-request' }),
    );
    expect(() => genesOfTerm(functionsResult(null), { term: 'GO:00', set: 0 })).toThrow(
      expect.objectContaining({ code: 'no-ontology' }),
    );
  });
});
