import { describe, expect, it } from 'vitest';
import { termsOfGene } from '../../src/gene/index.ts';
import { smallAnnotations, smallOntology } from '../ontology/smallOntology.ts';

const ontology = smallOntology({
  'GO:1': { aspect: 'BP' },
  'GO:2': { aspect: 'BP', parents: ['GO:1'] },
  'GO:3': { aspect: 'BP', parents: ['GO:2'] },
  'GO:4': { aspect: 'MF' },
  'GO:5': { aspect: 'MF', parents: ['GO:4', 'GO:2'] },
});
const annotations = smallAnnotations(ontology, 3, [
  [0, 'GO:3', 'IEA'],
  [0, 'GO:3', 'IDA'],
  [0, 'GO:5'],
  [1, 'GO:1', 'IDA'],
]);
const termsOf = (gene: number) =>
  termsOfGene({ ontology, annotations }, gene).map(({ id, aspect, direct, evidence }) => [
    id,
    aspect,
    direct,
    ...evidence,
  ]);

describe('the terms of a gene', () => {
  it('are its direct ones with their evidence, and their ancestors in the same aspect but the root', () => {
    expect(termsOf(0)).toEqual([
      ['GO:2', 'BP', false],
      ['GO:3', 'BP', true, 'IDA', 'IEA'],
      ['GO:5', 'MF', true],
    ]);
  });

  it('are none for a gene that is annotated to a root, or to nothing', () => {
    expect([termsOf(1), termsOf(2)]).toEqual([[], []]);
  });
});
