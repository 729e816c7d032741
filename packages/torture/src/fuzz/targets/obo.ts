import { ontologyTexts } from '../../../../store/src/export/ontologyText.ts';
import { readOntology } from '../../../../store/src/import/ontology.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, requireSoundWith } from './mini.ts';

/** The subset of the broad terms. */
export const slim = 'goslim_plant';

/** A small ontology with every tag that is read. */
export const soundOntology = [
  'format-version: 1.2\ndata-version: releases/2024-01-17\n',
  '[Term]\nid: GO:0008150\nname: biological process\nnamespace: biological_process\nalt_id: GO:0000004\n',
  '[Term]\nid: GO:0000001\nname: nitrate\\, response ! x\nnamespace: biological_process\nis_a: GO:0008150 {a="b"} ! p\nsubset: goslim_plant\n',
  '[Term]\nid: GO:0000002\nname: transport\nnamespace: biological_process\nis_a: GO:0000001 ! response\nrelationship: part_of GO:0008150\n',
  '[Term]\nid: GO:0000003\nname: old\nnamespace: molecular_function\nis_obsolete: true\nreplaced_by: GO:0000001\nconsider: GO:0000002\n',
  '[Typedef]\nid: part_of\nname: part of\n',
].join('\n');

/** Ontologies: what is read is sound, and what is written of it is read as the same ontology. */
export const obo: Target = {
  name: 'obo',
  tokens: [
    ...[
      '[Term]\n',
      '[Typedef]\n',
      'id: ',
      'name: ',
      'namespace: ',
      'alt_id: ',
      'is_obsolete: true\n',
      'replaced_by: ',
    ],
    ...[
      'consider: ',
      'is_a: ',
      'relationship: part_of ',
      'subset: goslim_plant\n',
      'format-version: 1.4\n',
      ' ! ',
      '{a="b"}',
    ],
    ...[
      '\\',
      '\\n',
      '\\W',
      'GO:0000001',
      'GO:0000002',
      'GO:0008150',
      'biological_process',
      'cellular_component',
      'data-version: ',
    ],
  ],
  seeds: [soundOntology],
  async run(bytes) {
    const { ontology } = await readOntology(inputFile('go.obo', bytes), slim);
    const size = mini.genes.length;
    const annotations = {
      starts: new Uint32Array(size + 1),
      terms: new Uint32Array(0),
      evidence: new Uint8Array(0),
      codes: [],
    };
    requireSoundWith({ go: { ontology, annotations } });
    const text = [...ontologyTexts(ontology, slim)].join('');
    const again = await readOntology(inputFile('go.obo', text), slim);
    requireSame('a written ontology', ontology, again.ontology);
  },
};
