import { describe, expect, it } from 'vitest';
import type {
  DatasetContents,
  GoAnnotations,
  OntologyContents,
  OrthologContents,
  TfFamilies,
} from '@trellis/core/dataset';
import { faultsOf } from '../../src/contents/invariants.ts';
import { makeContents } from '../makeContents.ts';
import { knowledge } from '../makeKnowledge.ts';

const { go, orthologs, tfFamilies } = knowledge;

const ontology = (changes: Partial<OntologyContents>): Partial<DatasetContents> => ({
  go: { ...go, ontology: { ...go.ontology, ...changes } },
});
const annotations = (changes: Partial<GoAnnotations>): Partial<DatasetContents> => ({
  go: { ...go, annotations: { ...go.annotations, ...changes } },
});
const pairs = (changes: Partial<OrthologContents>): Partial<DatasetContents> => ({
  orthologs: [{ ...orthologs[0], ...changes }],
});
const families = (changes: Partial<TfFamilies>): Partial<DatasetContents> => ({
  tfFamilies: { ...tfFamilies, ...changes },
});

const [gone] = go.ontology.obsolete;
const { genes } = makeContents();

const cases: [Partial<DatasetContents>, string][] = [
  [ontology({ ids: ['T:1', 'T:3', 'T:2'] }), 'ontology: the ids of terms are out of order or unsound'],
  [ontology({ ids: ['T:1', 'T:2', 'T 3'] }), 'ontology: the ids of terms are out of order or unsound'],
  [ontology({ names: ['process', '', 'place'] }), 'ontology: the names of terms are unsound'],
  [ontology({ names: ['process', 'two  blanks', 'place'] }), 'ontology: the names of terms are unsound'],
  [ontology({ aspects: Uint8Array.of(0, 3, 2) }), 'ontology: the aspects of terms are unsound'],
  [ontology({ parents: Uint32Array.of(2, 0) }), 'ontology: the parents of terms are unsound'],
  [ontology({ parents: Uint32Array.of(0, 3) }), 'ontology: the parents of terms are unsound'],
  [ontology({ parentStarts: Uint32Array.of(0, 2, 1, 2) }), 'ontology: the parents of terms are unsound'],
  [ontology({ relations: Uint8Array.of(1, 0) }), 'ontology: a relation is neither is_a nor part_of'],
  [ontology({ slim: Uint32Array.of(8) }), 'ontology: the slim terms are unsound'],
  [ontology({ release: ' x' }), 'ontology: the release is unsound'],
  [ontology({ altIds: [{ id: 'T:8', term: 3 }] }), 'ontology: the alternative ids are out of order or unsound'],
  [ontology({ obsolete: [{ ...gone, id: 'T:1' }] }), 'ontology: the obsolete terms are out of order or unsound'],
  [
    ontology({ obsolete: [{ ...gone, consider: ['T:2', 'T:1'] }] }),
    'ontology: the obsolete terms are out of order or unsound',
  ],
  [ontology({ parents: Uint32Array.of(0, 1) }), 'ontology: the term T:2 is its own ancestor'],
  [annotations({ starts: Uint32Array.of(0, 2, 3) }), 'GO annotations: they are not those of all genes'],
  [annotations({ evidence: Uint8Array.of(0, 1) }), 'GO annotations: not one evidence code per annotation'],
  [annotations({ evidence: Uint8Array.of(1, 0, 0) }), 'GO annotations: out of order'],
  [annotations({ terms: Uint32Array.of(1, 1, 3) }), 'GO annotations: out of order'],
  [annotations({ codes: ['', 'iea'] }), 'GO annotations: the evidence codes are unsound'],
  [annotations({ codes: ['', 'IEA', 'TAS'] }), 'GO annotations: the evidence codes are unsound'],
  [{ orthologs: [orthologs[0], orthologs[0]] }, 'orthologs: the editions are out of order'],
  [pairs({ edition: 'No' }), 'orthologs: "No" cannot name an edition'],
  [pairs({ orthologs: ['Z1', 'Z2'] }), 'orthologs in maize: not one ortholog per gene'],
  [pairs({ orthologs: ['Z2', 'Z1', 'Z1'] }), 'orthologs in maize: the pairs are out of order or duplicated'],
  [pairs({ orthologs: ['Z2', 'z2', 'Z1'] }), 'orthologs in maize: the pairs are out of order or duplicated'],
  [pairs({ genes: Uint32Array.of(0, 0, 4) }), 'orthologs in maize: the pairs are out of order or duplicated'],
  [pairs({ orthologs: ['Z1', 'Z\t2', 'Z1'] }), 'orthologs in maize: an id is unsound'],
  [pairs({ sources: ['', 'a', 'b'] }), 'orthologs in maize: the sources are unsound'],
  [families({ names: ['MYB', 'B3'] }), 'TF families: the names are unsound'],
  [families({ starts: Uint32Array.of(0, 2, 3) }), 'TF families: they are not those of all genes'],
  [families({ families: Uint32Array.of(1, 0, 1) }), 'TF families: out of order'],
  [families({ names: ['B3', 'MYB', 'NAC'] }), 'TF families: out of order'],
  [
    { tfFamilies, genes: [{ ...genes[0], id: 'A\t1' }, ...genes.slice(1)] },
    'gene "A\\t1": a file of its functions, orthologs or family cannot name it',
  ],
];

describe('knowledge about genes', () => {
  it('is sound', () => {
    expect(faultsOf(makeContents(knowledge))).toEqual([]);
  });

  it.each(cases)('is unsound: %#', (changes, fault) => {
    expect(faultsOf(makeContents(changes))).toContain(fault);
  });
});
