import fc from 'fast-check';
import { compareTexts } from '@trellis/core';
import {
  compareIds,
  compareParts,
  type AnalysisContents,
  type DatasetContents,
  type MotifColumn,
} from '@trellis/core/dataset';
import { arbitraryKnowledge } from './arbitraryKnowledge.ts';
import { readListDocument, readNetworkDocument } from '../src/contents/documents.ts';
import { normalizeDate } from '../src/contents/dates.ts';
import { isMissingValue } from '../src/contents/metadataKeys.ts';
import { isDocumentName, isFileName, isName, isPlain, isTidy } from '../src/contents/names.ts';
import { compareMotifs } from '../src/contents/order.ts';

/** Letters that files and tables tend to trip over, among plain ones. */
const letter = fc.constantFrom(...'abZ09 _-.:;,"\'#*\t|é漢😀\u00a0\u2028'.split(''), 'ß', '😀', '\n', '\\');

const text = fc.string({ unit: letter, maxLength: 8 }).map((raw) => raw.trim());
const tidy = text.filter(isTidy);
const name = text.filter(isName);
const shown = fc.string({ unit: letter, maxLength: 30 }).filter((raw) => isPlain(raw) && raw.trim() !== '');

const figure = fc.oneof(
  fc.double({ noNaN: false, noDefaultInfinity: true }).map((value) => value + 0),
  fc.constantFrom(NaN, 0, 5e-324, Number.MAX_VALUE, -Number.MAX_VALUE),
);

const pvalue = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(NaN, 0, 5e-324, 1));

const gene = fc.record({
  id: name.map((raw) => `g${raw}1`),
  name: tidy,
  fullName: tidy,
  type: fc.constantFrom('', 'TXNFACTOR', 'PROTEIN_CODING'),
  family: tidy,
});

const genes = fc
  .uniqueArray(gene, { minLength: 1, maxLength: 12, selector: ({ id }) => id.toUpperCase() })
  .map((some) => some.sort((a, b) => compareIds(a.id, b.id)));

const someGenes = (size: number, minLength = 0) =>
  fc.uniqueArray(fc.nat(size - 1), { minLength, maxLength: size }).map((some) => Uint32Array.from(some).sort());

const key = fc
  .oneof(name, fc.constantFrom('DATE', 'TECHNOLOGY', 'NOTE'))
  .map((raw) => raw.toUpperCase().replace(/\s/g, '_').replace(/[*:]/g, ''))
  .filter((one) => isName(one) && one === one.toUpperCase() && one !== 'TRANSCRIPTION_FACTOR_ID');

const metadata = fc
  .uniqueArray(fc.record({ key, value: name.map(normalizeDate), searchable: fc.boolean() }), {
    selector: (one) => one.key,
  })
  .map((some) => [
    ...some.filter((one) => !isMissingValue(one.value)),
    { key: 'EDGE_TYPE', value: 'in planta:Bound', searchable: true },
    { key: 'EXPERIMENT_TYPE', value: 'Binding', searchable: true },
  ])
  .map((some) => some.sort((a, b) => compareTexts(a.key, b.key)));

const analysis = (size: number): fc.Arbitrary<AnalysisContents> =>
  fc
    .record({
      id: fc.oneof(fc.nat(30), fc.nat(0x7fffffff)),
      name: text.filter((raw) => isFileName(raw)),
      tf: fc.nat(size - 1),
      metadata,
      targets: someGenes(size),
      withEdgeValues: fc.boolean(),
      figures: fc.array(figure, { minLength: 12, maxLength: 12 }),
      pvalues: fc.array(pvalue, { minLength: 12, maxLength: 12 }),
    })
    .map(({ withEdgeValues, figures, pvalues, ...rest }) => ({
      ...rest,
      log2fc: withEdgeValues ? Float64Array.from(rest.targets, (_, i) => figures[i]) : null,
      pvalue: withEdgeValues ? Float64Array.from(rest.targets, (_, i) => pvalues[i]) : null,
    }));

const edgeType = (size: number) =>
  fc
    .record({
      name,
      directed: fc.boolean(),
      edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { minLength: 1, maxLength: 10 }),
    })
    .map(({ name: typeName, directed, edges }) => {
      const both = directed
        ? edges
        : edges.flatMap(([a, b]) => [
            [a, b],
            [b, a],
          ]);
      const keys = [...new Set(both.map(([a, b]) => a * size + b))].sort((a, b) => a - b);
      return {
        name: typeName,
        directed,
        pairs: Uint32Array.from(keys.flatMap((one) => [Math.floor(one / size), one % size])),
      };
    });

const motifColumn = (size: number): fc.Arbitrary<MotifColumn> =>
  fc
    .record({
      region: name,
      motif: name,
      genes: someGenes(size, 1),
      counts: fc.array(fc.integer({ min: 1, max: 0xffffffff }), { minLength: 12, maxLength: 12 }),
    })
    .map((column) => ({ ...column, counts: Uint32Array.from(column.genes, (_, i) => column.counts[i]) }));

const motifs = (size: number) =>
  fc
    .uniqueArray(motifColumn(size), {
      maxLength: 4,
      selector: ({ region, motif }) => JSON.stringify([region, motif]),
    })
    .map((columns) => columns.sort(compareMotifs));

const documents = (of: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(fc.record({ name: text.filter(isDocumentName), text: of }), {
      maxLength: 3,
      selector: (one) => one.name,
    })
    .map((some) => some.sort((a, b) => compareTexts(a.name, b.name)));

/** Texts that hold a gene, and texts of two columns under a heading that names them. */
const listText = shown
  .map((raw) => `g1\n${raw}`)
  .filter((text) => 'rows' in readListDocument({ name: 'list', text }));
const networkText = fc
  .array(fc.tuple(name, name), { minLength: 1, maxLength: 4 })
  .map((rows) => rows.map((row) => row.map((cell) => cell.replace(/\s/g, '_')).join('\t')))
  .map((lines) => ['source\ttarget', 'g1\tg2', ...lines].join('\n'))
  .filter((text) => 'rows' in readNetworkDocument({ name: 'network', text }));

const byName = <T extends { readonly name: string }>(some: T[]): T[] =>
  some.sort((a, b) => compareTexts(a.name, b.name));

const word = fc
  .string({ unit: letter, minLength: 1, maxLength: 12 })
  .map((raw) => raw.replace(/\s+/g, ' ').trim())
  .filter(isName);

const sidecar = fc
  .record({
    description: fc.option(word, { nil: '' }),
    source: fc.option(word, { nil: '' }),
    doi: fc.constantFrom('', '10.1234/a#b:c'),
    pmid: fc.constantFrom('', '0123'),
    url: fc.constantFrom('', 'https://example.org/?a=b#c'),
    license: fc.constantFrom('', 'CC BY 4.0', 'null', '1.10'),
    commit: fc.constantFrom('', '0123456789'.repeat(4)),
    sha256: fc.constantFrom('', 'e5'.repeat(32)),
    recipe: fc.constantFrom('', 'arabidopsis/dap-seq 1.10', '1'),
  })
  .filter((entry) => Object.values(entry).some(Boolean));

/** Sidecars of some of the lists, networks and edge types. */
function provenance({ lists, networks, edgeTypes }: Pick<DatasetContents, 'lists' | 'networks' | 'edgeTypes'>) {
  const parts = [
    ...lists.map(({ name: part }) => ({ kind: 'list', name: part }) as const),
    ...networks.map(({ name: part }) => ({ kind: 'network', name: part }) as const),
    ...edgeTypes.map(({ name: part }) => ({ kind: 'edges', name: part }) as const),
  ];
  return fc
    .tuple(...parts.map((part) => fc.option(sidecar).map((texts) => (texts ? [{ ...texts, ...part }] : []))))
    .map((entries) => entries.flat().sort(compareParts));
}

/** What a hit of a motif table is. */
const motifSource = fc.uniqueArray(
  fc.tuple(key, name).filter(([, value]) => !isMissingValue(value) && normalizeDate(value) === value),
  { maxLength: 3, selector: ([one]) => one },
);

/** TFs that are known for the stimulus of some of the lists. */
function benchmark({ lists, genes: some }: Pick<DatasetContents, 'lists' | 'genes'>) {
  const hasTab = (text: string) => text.includes('\t');
  const [named, tfs] = [
    lists.filter((list) => !hasTab(list.name)),
    some.flatMap(({ id }, i) => (hasTab(id) ? [] : [i])),
  ];
  return named.length === 0 || tfs.length === 0
    ? fc.constant([])
    : fc.uniqueArray(
        fc.record({
          list: fc.constantFrom(...named.map((list) => list.name)),
          stimulus: name.filter((text) => !hasTab(text)),
          tf: fc.constantFrom(...tfs),
        }),
        { maxLength: 4, selector: (pair) => JSON.stringify(pair) },
      );
}

/** Any sound data set of up to a dozen genes, with texts that files and tables tend to trip over. */
export const arbitraryContents: fc.Arbitrary<DatasetContents> = genes.chain((some) =>
  fc
    .record({
      edition: fc.constant('mini'),
      label: tidy.filter((label) => !label.includes('\n')),
      settings: fc.constantFrom(null, { title: 'Yeast', order: 4, hosts: ['yeast'] }),
      genes: fc.constant(some),
      aliases: fc
        .uniqueArray(fc.record({ alias: name, gene: fc.nat(some.length - 1) }), {
          maxLength: 5,
          selector: (one) => JSON.stringify(one),
        })
        .map((aliases) => aliases.sort((a, b) => compareTexts(a.alias, b.alias) || a.gene - b.gene)),
      analyses: fc
        .uniqueArray(analysis(some.length), { maxLength: 4, selector: ({ id }) => id })
        .map((analyses) => analyses.sort((a, b) => a.id - b.id)),
      edgeTypes: fc.uniqueArray(edgeType(some.length), { maxLength: 3, selector: (type) => type.name }).map(byName),
      motifs: fc.record({ cluster: motifs(some.length), individual: motifs(some.length) }),
      motifSources: fc.record({ cluster: motifSource, individual: motifSource }),
      clusterInfo: fc.constantFrom('', 'cluster,Family\nc1,"MYB\n2"\n', 'cluster\n'),
      lists: documents(listText),
      networks: documents(networkText),
    })
    .chain((contents) => provenance(contents).map((entries) => ({ ...contents, provenance: entries })))
    .chain((contents) => benchmark(contents).map((regulatorBenchmark) => ({ ...contents, regulatorBenchmark })))
    .chain((contents) => arbitraryKnowledge(some).map((knowledge) => ({ ...contents, ...knowledge }))),
);
