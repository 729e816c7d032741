import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bitsToIndices, type DatasetContents } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { importFolder, type FileReport, type ImportReport } from '../../src/index.ts';
import { root, type Files } from '../folders.ts';
import { importFiles } from './importFiles.ts';
import { gafRow, knowledgeFiles, smallOntology } from './knowledgeFiles.ts';

/** Annotations as `gene term code`. */
function annotationsOf({ go, genes }: DatasetContents): string[] {
  if (!go) return [];
  const { starts, terms, evidence, codes } = go.annotations;
  return genes.flatMap(({ id }, gene) =>
    Array.from(terms.slice(starts[gene], starts[gene + 1]), (term, i) =>
      `${id} ${go.ontology.ids[term]} ${codes[evidence[starts[gene] + i]]}`.trim(),
    ),
  );
}

const reportOf = ({ files }: ImportReport, kind: FileReport['kind']) => files.filter((file) => file.kind === kind);

const ontologyOf = async (text: string) => (await importFiles({ 'go.obo': text })).contents.go?.ontology;

const term = (lines: string): string =>
  `format-version: 1.4\n\n[Term]\nid: T:1\nname: root\nnamespace: molecular_function\n\n[Term]\nid: T:2\n${lines}`;

describe('an ontology', () => {
  it('has its terms sorted, with parents, other ids, slim and obsolete ones', async () => {
    const ontology = await ontologyOf(smallOntology);
    expect(ontology).toEqual({
      release: 'releases/2026-01-01',
      ids: ['T:1', 'T:2', 'T:3'],
      names: ['process', 'growth', 'place'],
      aspects: Uint8Array.of(0, 0, 2),
      parentStarts: Uint32Array.of(0, 0, 2, 2),
      parents: Uint32Array.of(0, 2),
      relations: Uint8Array.of(1, 2),
      slim: Uint32Array.of(1),
      altIds: [{ id: 'T:8', term: 1 }],
      obsolete: [
        { id: 'T:5', name: 'obsolete growth', aspect: null, altIds: [], replacedBy: ['T:2'], consider: [] },
        { id: 'T:6', name: 'obsolete thing', aspect: null, altIds: [], replacedBy: [], consider: ['T:1', 'T:2'] },
      ],
    });
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['blanks', (text: string) => text.replaceAll('\n', ' \t\n ')],
    ['comments', (text: string) => text.replaceAll('\n\n', '\n! is_a: T:0\n\n')],
    [
      'other stanzas and tags',
      (text: string) => `${text}synonym: "is_a: T:0" EXACT []\n\n[Typedef]\nid: T:1\nis_a: T:0\n`,
    ],
  ])('is the same with %s', async (_, change) => {
    expect(await ontologyOf(change(smallOntology))).toEqual(await ontologyOf(smallOntology));
  });

  it('is the same when its stanzas are in another order', async () => {
    const [head, ...stanzas] = smallOntology.split('\n\n[Term]');
    const turned = [head, ...stanzas.reverse()].join('\n\n[Term]');
    expect(await ontologyOf(turned)).toEqual(await ontologyOf(smallOntology));
  });

  it.each([
    ['name: a \\! b\\, c \\{d\\} \\"e\\"\\: f\\\\', 'a ! b, c {d} "e": f\\'],
    ['name: plain ! a comment', 'plain'],
    ['name: plain {source="x", y="z"} ! a comment', 'plain'],
    ['name: set {1, 2}', 'set {1, 2}'],
    ['name:  two\\Wwords  here', 'two words here'],
  ])('reads %j', async (line, name) => {
    const ontology = await ontologyOf(term(`${line}\nnamespace: molecular_function {x="y"} ! z\n`));
    expect(ontology?.names[1]).toBe(name);
  });

  it('follows is_a and part_of once each, with modifiers and comments, and no other relation', async () => {
    const lines = 'name: x\nnamespace: molecular_function\nis_a: T:1{a="b"}! x\nis_a: T:1\n';
    const ontology = await ontologyOf(
      term(`${lines}relationship: part_of T:1 {a="b"} ! x\nrelationship: regulates T:7\n`),
    );
    expect([ontology?.parents, ontology?.relations]).toEqual([Uint32Array.of(0), Uint8Array.of(3)]);
  });

  it.each([
    ['title: Yeast\ngo_slim: goslim_yeast\n', 'goslim_yeast'],
    ['title: Yeast\n', 'goslim_generic'],
  ])('has the slim terms of the subset of the edition: %j', async (edition, subset) => {
    const lines = 'name: x\nnamespace: molecular_function\nsubset: ';
    const slimOf = async (of: string) => {
      const { contents } = await importFiles({ 'edition.yaml': edition, 'go.obo': term(`${lines}${of}\n`) });
      return contents.go && [...bitsToIndices(contents.go.ontology.slim)];
    };
    expect([await slimOf(subset), await slimOf('goslim_plant')]).toEqual([[1], []]);
  });

  it('has slim terms of goslim_plant only', async () => {
    const lines = 'name: x\nnamespace: molecular_function\nsubset: goslim_plant_ribbon\n';
    const one = await ontologyOf(term(lines));
    const other = await ontologyOf(term(`${lines}subset: goslim_plant ! plants\n`));
    expect([one, other].map((each) => each && [...bitsToIndices(each.slim)])).toEqual([[], [1]]);
  });
});

const withGaf = (rows: readonly Parameters<typeof gafRow>[0][]): Files => ({
  'go.obo': smallOntology,
  'go_annotations.gaf': ['!gaf-version: 2.1', ...rows.map(gafRow)].join('\n'),
});

describe('GO annotations', () => {
  it.each([
    ['the object id', { id: 'a1', symbol: 'A2', term: 'T:1', synonyms: 'A3' }, 'A1'],
    ['the symbol', { id: 'X1', symbol: 'A2', term: 'T:1', synonyms: 'A3' }, 'A2'],
    ['the first synonym that is one', { id: 'X1', symbol: 'TF1', term: 'T:1', synonyms: 'x|a3|A2' }, 'A3'],
  ])('name their gene by %s', async (_, row, gene) => {
    expect(annotationsOf((await importFiles(withGaf([row]))).contents)).toEqual([`${gene} T:1 IEA`]);
  });

  it('are mapped to live terms; what is left out is counted', async () => {
    const { contents, report } = await importFiles(
      withGaf([
        { id: 'A1', term: 'T:2', code: 'IDA' },
        { id: 'A1', term: 'T:2' },
        { id: 'A1', term: 'T:2' },
        { id: 'A2', term: 'T:8' },
        { id: 'A3', term: 'T:5' },
        { id: 'A3', term: 'T:6' },
        { id: 'A3', term: 'T:9' },
        { id: 'A9', term: 'T:9' },
        { id: 'A1', term: 'T:1', qualifier: 'NOT|involved_in' },
        { id: 'A9', term: 'T:9', qualifier: 'NOT' },
        { id: 'A2', term: 'T:1', qualifier: 'acts_upstream_of|NOTABLE' },
      ]),
    );
    expect(annotationsOf(contents)).toEqual(['A1 T:2 IDA', 'A1 T:2 IEA', 'A2 T:1 IEA', 'A2 T:2 IEA', 'A3 T:2 IEA']);
    expect(reportOf(report, 'GO annotations')).toEqual([
      {
        file: 'go_annotations.gaf',
        kind: 'GO annotations',
        rows: 11,
        skipped: [
          { reason: 'duplicate', count: 1, examples: ['A1 T:2'] },
          { reason: 'obsolete GO term', count: 1, examples: ['T:6'] },
          { reason: 'unknown GO term', count: 1, examples: ['T:9'] },
          { reason: 'gene not in the annotation', count: 1, examples: ['A9'] },
          { reason: 'NOT qualifier', count: 2, examples: ['A1', 'A9'] },
        ],
        counts: { by_alt_id: 1, by_replaced_by: 1, pairs: 4, genes: 3 },
      },
    ]);
  });

  it('of several files are united, with and without evidence codes, plain or gzipped', async () => {
    const { contents, report } = await importFiles({
      ...knowledgeFiles,
      'go_annotations.other.gaf.gz': gzipSync(`${gafRow({ id: 'A1', term: 'T:2' })}\t\t\r\n`),
      'go_annotations.several.tsv': 'gene_id\tgo_id\nA3\tT:1, T:2;T:9\n',
    });
    expect(contents.go?.annotations.codes).toEqual(['', 'IEA']);
    expect(annotationsOf(contents)).toEqual(['A1 T:2 IEA', 'A2 T:1', 'A3 T:1', 'A3 T:2']);
    expect(report.ignored).toEqual([]);
    const pairs = reportOf(report, 'GO annotations').map(({ counts }) => counts?.pairs);
    expect(pairs).toEqual([1, 1, 0, 2]);
  });

  it('can be missing next to an ontology', async () => {
    const { contents } = await importFiles({ 'go.obo': smallOntology });
    expect(contents.go?.annotations).toEqual({
      starts: new Uint32Array(4),
      terms: new Uint32Array(0),
      evidence: new Uint8Array(0),
      codes: [],
    });
  });
});

describe('orthologs', () => {
  it('are sorted pairs with their sources, whatever the order of columns type and source says', async () => {
    const { contents, report } = await importFiles({
      'orthologs/rice.tsv': 'Gene\tOther\tSource\nA2\tO2\tb\na1\tO9\ta\nA1\tO1\t\nA1\to9\tc\nA7\tO1\ta\n',
      'orthologs/maize.tsv.gz': gzipSync('\uFEFFgene_id\tortholog_id\r\nA3\tZ1\r\n'),
    });
    expect(contents.orthologs).toEqual([
      { edition: 'maize', genes: Uint32Array.of(2), orthologs: ['Z1'], sources: [''], pairSources: Uint8Array.of(0) },
      {
        edition: 'rice',
        genes: Uint32Array.of(0, 0, 1),
        orthologs: ['O1', 'O9', 'O2'],
        sources: ['', 'a', 'b'],
        pairSources: Uint8Array.of(0, 1, 2),
      },
    ]);
    expect(reportOf(report, 'orthologs')[1]).toMatchObject({
      rows: 5,
      skipped: [
        { reason: 'gene not in the annotation', count: 1, examples: ['A7'] },
        { reason: 'duplicate', count: 1, examples: ['o9'] },
      ],
    });
  });

  it('are absent when no pair is left', async () => {
    const { contents } = await importFiles({ 'orthologs/maize.tsv': 'gene_id\tortholog_id\nA7\tZ1\n' });
    expect(contents.orthologs).toEqual([]);
  });
});

describe('TF families', () => {
  it('can be several of one gene', async () => {
    const { contents } = await importFiles({
      'tf_families.tsv': 'gene_id\tfamily\nA3\tMYB\na1\tMYB\nA1\tB3\nA1\tB3\n',
    });
    expect(contents.tfFamilies).toEqual({
      names: ['B3', 'MYB'],
      starts: Uint32Array.of(0, 2, 2, 3),
      families: Uint32Array.of(0, 1, 1),
    });
  });

  it('are absent when no row is left', async () => {
    expect((await importFiles({ 'tf_families.tsv': 'gene_id\tfamily\nA9\tMYB\n' })).contents.tfFamilies).toBeNull();
  });
});

/** Counts of the reference data that an import makes; the others belong to the statistics. */
interface Reference {
  readonly [name: string]: number | object;
}

const reference = join(root, 'fixtures/golden-genes');

describe('the import of the reference data', () => {
  it('counts what it should', async () => {
    const counts = JSON.parse(readFileSync(join(reference, 'import.json'), 'utf8')) as Reference;
    const { propagated: _propagated, genes_in_universe: _universe, ...expected } = counts;
    const { report } = await importFolder(join(reference, 'dataset'), { edition: 'mini' });
    const [ontology] = reportOf(report, 'ontology');
    const files = reportOf(report, 'GO annotations');
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    const skipped = (reason: string): number =>
      sum(files.flatMap((file) => file.skipped.filter((one) => one.reason === reason).map(({ count }) => count)));
    const counted = (name: 'by_alt_id' | 'by_replaced_by' | 'pairs' | 'genes'): number =>
      sum(files.map(({ counts }) => counts?.[name] ?? 0));
    expect({
      terms: ontology.rows,
      ...ontology.counts,
      rows: sum(files.map(({ rows }) => rows)),
      left_out_not: skipped('NOT qualifier'),
      unknown_gene: skipped('gene not in the annotation'),
      unknown_term: skipped('unknown GO term'),
      obsolete: skipped('obsolete GO term'),
      by_alt_id: counted('by_alt_id'),
      by_replaced_by: counted('by_replaced_by'),
      pairs: counted('pairs'),
      genes: counted('genes'),
    }).toEqual(expected);
  });
});
