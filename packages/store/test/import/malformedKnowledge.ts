import { gafRow, knowledgeFiles, smallOntology } from './knowledgeFiles.ts';

type Case = readonly [files: Readonly<Record<string, string | Uint8Array | null>>, sentence: string];

const obo = (text: string): Case[0] => ({ 'go.obo': text });
const after = (stanza: string): Case[0] => obo(`${smallOntology}${stanza}`);
const annotated = (name: string, text: string): Case[0] => ({ 'go.obo': smallOntology, [name]: text });

/** The first line after the small ontology. */
const next = smallOntology.split('\n').length;

const ontology: Case[] = [
  [obo(''), 'go.obo: no format-version before the first stanza; expected an OBO file'],
  [obo('format-version: 1.0\n'), 'go.obo, line 1: the format-version "1.0" is not 1.2 or 1.4'],
  [obo('format-version: 1.4\n\n[Typedef]\nid: part_of\n'), 'go.obo: holds no term'],
  [after('nonsense\n'), `go.obo, line ${next}: expected "tag: value", found "nonsense"`],
  [after('[Term]\nname: x\n'), `go.obo, line ${next}: a term without an id`],
  [after('[Term]\nid: T:9\n'), `go.obo, line ${next}: the term T:9 has no name`],
  [after('[Term]\nid: T:9\nname: x\n'), `go.obo, line ${next}: the term T:9 has no namespace`],
  [
    after('[Term]\nid: T:9\nname: x\nnamespace: external\n'),
    `go.obo, line ${next + 3}: the namespace "external" is not one of biological_process, molecular_function, cellular_component`,
  ],
  [
    after('[Term]\nid: T:9\nname: x\nname: y\n'),
    `go.obo, line ${next + 3}: a second name; the first is on line ${next + 2}`,
  ],
  [
    after('[Term]\nid: T:2\nname: x\nnamespace: molecular_function\n'),
    `go.obo, line ${next}: the term T:2 is already on line 4`,
  ],
  [
    after('[Term]\nid: T:9\nname: x\nnamespace: molecular_function\nis_a: T:7 {source="x"} ! gone\n'),
    `go.obo, line ${next + 4}: the parent T:7 of T:9 is not a live term of the file`,
  ],
  [
    after('[Term]\nid: T:9\nname: x\nnamespace: molecular_function\nrelationship: part_of T:6\n'),
    `go.obo, line ${next + 4}: the parent T:6 of T:9 is not a live term of the file`,
  ],
  [
    after('[Term]\nid: T:9\nname: x\nnamespace: molecular_function\nis_a: T:1 T:2\n'),
    `go.obo, line ${next + 4}: the value of is_a is not one id: "T:1 T:2"`,
  ],
  [
    after('[Term]\nid: T:9\nname: x\nis_obsolete: true\nreplaced_by: T\\:1\n'),
    `go.obo, line ${next + 4}: the value of replaced_by is not one id: "T\\\\:1"`,
  ],
  [
    after('[Term]\nid: T}9\nname: x\nnamespace: molecular_function\n'),
    `go.obo, line ${next + 1}: the value of id is not one id: "T}9"`,
  ],
  [
    after('[Term]\nid: T:9\nname: x\nnamespace: molecular_function\nalt_id: T:8\n'),
    `go.obo, line ${next + 4}: the alt_id T:8 is already that of T:2`,
  ],
  [
    obo(smallOntology.replace('subset: goslim_plant', 'is_a: T:2')),
    'go.obo, line 4: the term T:2 is its own ancestor',
  ],
  [{ 'go.obo': smallOntology, 'go.obo.gz': smallOntology }, 'go.obo.gz: go.obo exists as well'],
];

const annotations: Case[] = [
  [{ 'go_annotations.gaf': gafRow({ id: 'A1', term: 'T:1' }) }, 'go_annotations.gaf: there is no go.obo next to it'],
  [
    annotated('go_annotations.gaf', '!gaf-version: 1.0\n'),
    'go_annotations.gaf, line 1: the gaf-version "1.0" is not 2.0, 2.1 or 2.2',
  ],
  [
    annotated('go_annotations.gaf', '!gaf-version: 2.1\n\nA1\tT:1\n'),
    'go_annotations.gaf, line 3: expected 15 to 17 columns as in GAF 2, found 2',
  ],
  [
    annotated('go_annotations.gaf', gafRow({ id: 'A1', term: '' })),
    'go_annotations.gaf, line 1: there is no GO id in column 5',
  ],
  [
    annotated('go_annotations.gaf', gafRow({ id: 'A1', term: 'T:1', code: '' })),
    'go_annotations.gaf, line 1: "" in column 7 is not an evidence code',
  ],
  [annotated('go_annotations.tsv', ''), 'go_annotations.tsv: empty; expected the columns gene_id, go_id'],
  [annotated('go_annotations.tsv', 'A1\tT:1\n'), 'go_annotations.tsv, line 1: no header line: "A1" is a gene'],
  [
    annotated('go_annotations.tsv', 'gene_id\tgo_id\nA1,T:1\n'),
    'go_annotations.tsv, line 2: expected 2 columns (gene_id, go_id), found 1',
  ],
  [
    { ...annotated('go_annotations.x.tsv', 'gene_id\tgo_id\n'), 'go_annotations.x.tsv.gz': 'gene_id\tgo_id\n' },
    'go_annotations.x.tsv.gz: go_annotations.x.tsv exists as well',
  ],
];

const header = 'gene_id\tortholog_id';

const others: Case[] = [
  [
    { 'orthologs/maize.tsv': '' },
    'orthologs/maize.tsv: empty; expected the columns gene_id, ortholog_id and, if wanted, type and source',
  ],
  [
    { 'orthologs/Maize B73.tsv': `${header}\n` },
    'orthologs/Maize B73.tsv: the file name "Maize B73" is not the name of an edition',
  ],
  [
    { 'orthologs/maize.tsv': `${header}\tscore\nA1\tZ1\t3\n` },
    'orthologs/maize.tsv, line 1: expected the columns gene_id, ortholog_id and, if wanted, type and source, found "gene_id, ortholog_id, score"',
  ],
  [{ 'orthologs/maize.tsv': 'A1\tZ1\n' }, 'orthologs/maize.tsv, line 1: no header line: "A1" is a gene'],
  [
    { 'orthologs/maize.tsv': `${header}\nA1\tZ1\tone2one\n` },
    'orthologs/maize.tsv, line 2: expected 2 columns as in the header line, found 3',
  ],
  [{ 'orthologs/maize.tsv': `${header}\nA1\t\n` }, 'orthologs/maize.tsv, line 2: there is no ortholog_id'],
  [
    { 'orthologs/maize.tsv': `${header}\n`, 'orthologs/maize.tsv.gz': `${header}\n` },
    'orthologs/maize.tsv.gz: orthologs/maize.tsv exists as well',
  ],
  [{ 'tf_families.tsv': '' }, 'tf_families.tsv: empty; expected the columns gene_id, family'],
  [{ 'tf_families.tsv': 'A1\tMYB\n' }, 'tf_families.tsv, line 1: no header line: "A1" is a gene'],
  [
    { 'tf_families.tsv': 'gene_id\tfamily\nA1\n' },
    'tf_families.tsv, line 2: expected 2 columns (gene_id, family), found 1',
  ],
  [{ 'tf_families.tsv': 'gene_id\tfamily\n\nA1\t\n' }, 'tf_families.tsv, line 3: the gene A1 has no family'],
];

/** Ways in which files of GO, orthologs and TF families can be malformed, next to sound ones. */
export const malformedKnowledge: readonly Case[] = [
  ...ontology,
  ...annotations,
  ...others.map(([files, sentence]): Case => {
    const { 'orthologs/maize.tsv': _orthologs, 'tf_families.tsv': _families, ...sound } = knowledgeFiles;
    return [{ ...sound, ...files }, sentence];
  }),
];
