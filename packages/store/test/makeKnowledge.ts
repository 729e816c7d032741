import { bitsetOf, type DatasetContents } from '@trellis/core/dataset';

/** A small sound ontology with annotations, orthologs and families of the genes of `makeContents`. */
export const knowledge = {
  go: {
    ontology: {
      release: 'releases/2026-01-01',
      ids: ['T:1', 'T:2', 'T:3'],
      names: ['process', 'growth', 'place'],
      aspects: Uint8Array.of(0, 0, 2),
      parentStarts: Uint32Array.of(0, 0, 2, 2),
      parents: Uint32Array.of(0, 2),
      relations: Uint8Array.of(1, 2),
      slim: bitsetOf(3, [0]),
      altIds: [{ id: 'T:8', term: 1 }],
      obsolete: [{ id: 'T:5', name: 'old', aspect: null, altIds: [], replacedBy: ['T:2'], consider: [] }],
    },
    annotations: {
      starts: Uint32Array.of(0, 2, 2, 3, 3),
      terms: Uint32Array.of(1, 1, 0),
      evidence: Uint8Array.of(0, 1, 0),
      codes: ['', 'IEA'],
    },
  },
  orthologs: [
    {
      edition: 'maize',
      genes: Uint32Array.of(0, 0, 3),
      orthologs: ['Z1', 'Z2', 'Z1'],
      sources: ['', 'OrthoFinder2'],
      pairSources: Uint8Array.of(1, 0, 1),
    },
  ],
  tfFamilies: { names: ['B3', 'MYB'], starts: Uint32Array.of(0, 2, 3, 3, 3), families: Uint32Array.of(0, 1, 1) },
} satisfies Partial<DatasetContents>;
