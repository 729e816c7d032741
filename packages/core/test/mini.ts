/**
 * The mini data set of `fixtures/mini`, read here line by line, so that tests of core need no other package. Its README
 * says what is in it, and which answers follow.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  openDataset,
  packDataset,
  type AnalysisContents,
  type DatasetContents,
  type EdgeTypeContents,
  type Gene,
  type MetadataEntry,
  type MotifColumn,
} from '../src/dataset/index.ts';
import { evaluateRequest, type ColumnStates, type QueryInputs, type Result } from '../src/result/index.ts';
import { arrangeHits, type MotifHits } from '../src/views/index.ts';
import { smallContents, type SmallData } from './smallContents.ts';

const folder = fileURLToPath(new URL('../../../fixtures/mini', import.meta.url));
const read = (path: string): string => readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '');
const lines = (path: string): string[] =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
/** The cells of a line; those in quotes hold commas and doubled quotes. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
  );
const table = (path: string): string[][] => lines(path).map(cells);

const genes: Gene[] = table('annotation.csv')
  .slice(1)
  .map(([id, name, fullName, type, family]) => ({ id, name, fullName, type, family }));

/** Index of a gene by its id, or by the last three digits of it: `040`. */
export const geneIndex = (id: string): number => genes.findIndex((gene) => gene.id.endsWith(id.toUpperCase()));
/** Last three digits of the ids of genes, which tell the genes of the mini data set apart. */
export const digits = (indices: Iterable<number>): string =>
  Array.from(indices, (gene) => genes[gene].id.slice(-3)).join(' ');

/** The dates of the metadata files as the data set keeps them, which has '' for `NA`. */
const dates: Readonly<Record<string, string>> = {
  '20200305': '2020-03-05',
  '2019/1/7': '2019-01-07',
  '5 April 2019': '2019-04-05',
  'April 2018': '2018-04-01',
};

function metadataOf(path: string): MetadataEntry[] {
  const entries = lines(path).map((line) => {
    const [, star, name, text] = /^(\*?)([^:]+): (.*)$/.exec(line) ?? [];
    const key = name.toUpperCase().replace('/METHOD', '');
    return { key, value: dates[text] ?? (text === 'NA' ? '' : text), searchable: star === '*' };
  });
  return entries.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A number of a table, NaN for the error cells of a spreadsheet. */
const figureOf = (cell: string): number => (cell === 'inf' ? Number.MAX_VALUE : Number(cell));

function analysisOf(name: string, id: number): AnalysisContents {
  const metadata = metadataOf(`analyses/${name}.txt`);
  const [head, ...rows] = table(`analyses/${name}.csv`);
  const known = rows.filter(
    ([gene], i) => geneIndex(gene) >= 0 && rows.findIndex(([other]) => geneIndex(other) === geneIndex(gene)) === i,
  );
  const figures = (column: number) =>
    head.length === 3 ? Float64Array.from(known, (row) => figureOf(row[column])) : null;
  return {
    id,
    name: name.replace(/^\d+_/, ''),
    tf: geneIndex(metadata.find(({ key }) => key === 'TRANSCRIPTION_FACTOR_ID')?.value ?? ''),
    metadata: metadata.filter(({ key }) => key !== 'TRANSCRIPTION_FACTOR_ID'),
    targets: Uint32Array.from(known, ([gene]) => geneIndex(gene)),
    log2fc: figures(1),
    pvalue: figures(2),
  };
}

function edgeTypes(): EdgeTypeContents[] {
  const type = (name: string, directed: boolean, pairs: readonly (readonly [number, number])[]) => ({
    name,
    directed,
    pairs: Uint32Array.from([...pairs].sort(([a, b], [c, d]) => a - c || b - d).flat()),
  });
  const pairsOf = (path: string, name: string) =>
    table(path).flatMap(([source, target, edge]) =>
      edge === name ? [[geneIndex(source), geneIndex(target)] as const] : [],
    );
  const undirected = pairsOf('additional_edges/protein.undirected.csv', 'Protein interaction');
  return [
    type('Open chromatin', true, pairsOf('additional_edges/predicted.csv', 'Open chromatin')),
    type('Predicted', true, pairsOf('additional_edges/predicted.csv', 'Predicted')),
    type('Protein interaction', false, [...undirected, ...undirected.map(([a, b]) => [b, a] as const)]),
  ];
}

function motifColumns(path: string): MotifColumn[] {
  const rows = table(path);
  const keys = [...new Set(rows.map(([, region, motif]) => `${region},${motif}`))].sort();
  return keys.map((key) => {
    const own = rows.filter(([, region, motif]) => `${region},${motif}` === key);
    const [region, motif] = key.split(',');
    return {
      region,
      motif,
      genes: Uint32Array.from(own, ([gene]) => geneIndex(gene)),
      counts: Uint32Array.from(own, ([, , , count]) => Number(count)),
    };
  });
}

/** Everything that the folder holds. The file without a number gets the next one. */
export const miniContents: DatasetContents = {
  edition: 'mini',
  label: 'made-up mini data',
  settings: null,
  genes,
  aliases: table('aliases.csv')
    .slice(1)
    .map(([alias, id]) => ({ alias, gene: geneIndex(id) })),
  analyses: readdirSync(join(folder, 'analyses'))
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name, i) => analysisOf(name.slice(0, -4), i + 1)),
  edgeTypes: edgeTypes(),
  motifs: { cluster: motifColumns('motifs.csv'), individual: motifColumns('motifs_indv.csv') },
  motifSources: { cluster: [], individual: [] },
  clusterInfo: read('cluster_info.csv'),
  lists: [{ name: 'Examples', text: read('gene_lists/Examples.v1.txt') }],
  networks: [{ name: 'Ranked', text: read('target_networks/Ranked.tsv') }],
  provenance: [],
  go: null,
  orthologs: [],
  tfFamilies: null,
  regulatorBenchmark: [],
};

/** The mini data set, ready for queries. */
export const mini = openDataset(packDataset(miniContents, 'mini'));

/** Answers a query on the mini data set. */
export const ask = (query: string, inputs: Partial<QueryInputs> = {}, states?: ColumnStates): Result =>
  evaluateRequest(mini, { id: 'r', inputs: { query, edges: [], ...inputs }, states });

/** Answers a query on the mini data set with some analyses hidden. */
export function askWithout(hidden: readonly number[], query: string, inputs: Partial<QueryInputs> = {}): Result {
  const states = ask(query, inputs).states.map(
    ([key, state]) => [key, { ...state, show: !hidden.includes(key[1]) }] as const,
  );
  return ask(query, inputs, states);
}

/** Answers a query on a data set made for one test. */
export const askSmall = (data: SmallData, query = 'all_tfs', inputs: Partial<QueryInputs> = {}): Result =>
  evaluateRequest(openDataset(packDataset(smallContents(data), 'v')), {
    id: 'r',
    inputs: { query, edges: [], ...inputs },
  });

/** The target lists `red` (040, 060, 080) and `blue` (020, 090, 120, and an id that is not in the annotation). */
export const examples = { name: 'Examples', text: miniContents.lists[0].text };

/** The target network of six ranked edges. */
export const ranked = { name: 'Ranked', text: miniContents.networks[0].text, header: false };

/** The hits of one kind of motifs in a region of the mini data set. */
export const miniHits = (kind: 'cluster' | 'individual', region: string): MotifHits =>
  arrangeHits(
    region,
    miniContents.motifs[kind].filter((column) => column.region === region),
    genes.length,
  );
