import type { Files } from '../folders.ts';

/** A small ontology: three roots, three terms, an obsolete one that is replaced and one that is not. */
export const smallOntology = `format-version: 1.2
data-version: releases/2026-01-01

[Term]
id: T:2
name: growth
namespace: biological_process
alt_id: T:8
is_a: T:1
relationship: part_of T:3 ! process

[Term]
id: T:1
name: process
namespace: biological_process
subset: goslim_plant

[Term]
id: T:3
name: place
namespace: cellular_component

[Term]
id: T:5
name: obsolete growth
is_obsolete: true
replaced_by: T:2

[Term]
id: T:6
name: obsolete thing
is_obsolete: true
consider: T:2
consider: T:1
`;

/** A row of a GAF file with 15 columns. */
export const gafRow = (row: {
  readonly id: string;
  readonly symbol?: string;
  readonly qualifier?: string;
  readonly term: string;
  readonly code?: string;
  readonly synonyms?: string;
}): string =>
  ['X', row.id, row.symbol ?? 'S', row.qualifier ?? '', row.term, 'R', row.code ?? 'IEA', '', 'P', '']
    .concat([row.synonyms ?? '', 'protein', 'taxon:1', '20260101', 'X'])
    .join('\t');

/** Files of everything that is known about the genes of `smallFolder`. */
export const knowledgeFiles: Files = {
  'go.obo': smallOntology,
  'go_annotations.gaf': ['!gaf-version: 2.2', gafRow({ id: 'A1', term: 'T:2' }), ''].join('\n'),
  'go_annotations.more.tsv': 'gene_id\tgo_id\nA2\tT:1\n',
  'orthologs/maize.tsv': 'gene_id\tortholog_id\ttype\tsource\nA1\tZ1\tone2one\tOrthoFinder2\n',
  'tf_families.tsv': 'gene_id\tfamily\nA1\tMYB\nA1\tB3\n',
};
