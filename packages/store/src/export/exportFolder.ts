import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '@trellis/core';
import type {
  AnalysisContents,
  DatasetContents,
  EdgeTypeContents,
  MotifColumn,
  PartKind,
} from '@trellis/core/dataset';
import { editionText } from '@trellis/core/yaml';
import { requireSound } from '../contents/invariants.ts';
import { datasetFile } from '../import/layout.ts';
import { slimOf } from '../import/ontologyTerms.ts';
import { annotationRows, familiesText, gafRows, orthologRows } from './knowledgeTables.ts';
import { ontologyTexts } from './ontologyText.ts';
import {
  aliasesText,
  analysisText,
  annotationText,
  edgesText,
  metadataText,
  motifSourceText,
  motifTexts,
  regulatorBenchmarkText,
  sidecarText,
} from './tables.ts';
import { syncTree } from '../sqlite/durable.ts';
import { removeLeftovers } from '../sqlite/temporary.ts';
import { exportFormat, putInPlace, requireFree } from './target.ts';
import { writeGzip } from './writeGzip.ts';
import { makeFolder } from '../makeFolder.ts';

export interface ExportOptions {
  /** Writes into a folder that is neither empty nor an earlier export; replaces files of the layout and keeps others. */
  readonly force?: boolean;
  /** Called with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
}

/**
 * Writes a data set as a folder in the import layout. Importing that folder gives the same data set, and the same data set
 * always gives the same bytes. The files are written to a temporary folder and moved into place once all are complete and on
 * the disk.
 */
export async function exportFolder(
  contents: DatasetContents,
  folder: string,
  options: ExportOptions = {},
): Promise<void> {
  requireSound(contents);
  if (!options.force) await requireFree(folder);
  const aside = join(folder, `.export-${process.pid}`);
  await rm(aside, { recursive: true, force: true });
  await makeFolder(aside);
  await removeLeftovers(folder, /^\.export-(\d+)$/);
  try {
    const writers = writersOf(contents, aside);
    for (const [i, write] of writers.entries()) {
      await write();
      options.progress?.((i + 1) / writers.length);
    }
    await syncTree(aside);
    await putInPlace(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function writersOf(contents: DatasetContents, folder: string): (() => Promise<void>)[] {
  const { genes, aliases, motifs, motifSources, clusterInfo, tfFamilies, regulatorBenchmark, settings } = contents;
  const file = (name: string): string => join(folder, name);
  return [
    () =>
      writeFile(file(datasetFile), `${JSON.stringify({ format: exportFormat, label: contents.label }, null, 2)}\n`),
    async () => settings && writeFile(file('edition.yaml'), editionText(settings)),
    () => writeFile(file('annotation.csv'), annotationText(genes)),
    async () => aliases.length > 0 && writeFile(file('aliases.csv'), aliasesText(contents)),
    () => writeAnalyses(file('analyses'), contents),
    () => writeEdges(file('additional_edges'), contents),
    () => writeMotifs(file('motifs.csv.gz'), motifs.cluster, contents),
    () => writeMotifs(file('motifs_indv.csv.gz'), motifs.individual, contents),
    async () =>
      motifSources.cluster.length > 0 && writeFile(file('motifs.txt'), motifSourceText(motifSources.cluster)),
    async () =>
      motifSources.individual.length > 0 &&
      writeFile(file('motifs_indv.txt'), motifSourceText(motifSources.individual)),
    async () => clusterInfo !== '' && writeGzip(file('cluster_info.csv.gz'), [clusterInfo]),
    async () => contents.genePositions && writeGzip(file('gene_positions.tsv.gz'), [contents.genePositions]),
    () => writeDocuments(file('gene_lists'), 'list', contents),
    () => writeDocuments(file('target_networks'), 'network', contents),
    () => writeGo(folder, contents),
    () => writeOrthologs(file('orthologs'), contents),
    async () => tfFamilies && writeFile(file('tf_families.tsv'), familiesText(tfFamilies, contents)),
    async () =>
      regulatorBenchmark.length > 0 && writeFile(file('regulator_benchmark.tsv'), regulatorBenchmarkText(contents)),
  ].map((write) => async () => void (await write()));
}

async function writeAnalyses(folder: string, { analyses, genes }: DatasetContents): Promise<void> {
  if (analyses.length > 0) await mkdir(folder);
  for (const analysis of analyses) {
    const base = join(folder, fileNameOf(analysis));
    await writeFile(`${base}.csv`, analysisText(analysis, genes));
    await writeFile(`${base}.txt`, metadataText(analysis, genes));
  }
}

/** The base name of an analysis' files, e.g. `007_AT4G24020_ChIPseq`. */
const fileNameOf = ({ id, name }: AnalysisContents): string => `${String(id).padStart(3, '0')}_${name}`;

/** Writes edge types without a sidecar to `edges.csv`, those of each sidecar to files of their own. */
async function writeEdges(folder: string, contents: DatasetContents): Promise<void> {
  const { edgeTypes, provenance } = contents;
  if (edgeTypes.length > 0) await mkdir(folder);
  const sidecars = new Map(
    provenance.filter(({ kind }) => kind === 'edges').map((entry) => [entry.name, sidecarText(entry)]),
  );
  const groups = groupBy(edgeTypes, ({ name }) => sidecars.get(name) ?? '');
  let described = 0;
  for (const [sidecar, types] of groups) {
    const base = join(folder, sidecar ? `edges_${String(++described).padStart(3, '0')}` : 'edges');
    await writeEdgeFiles(base, types, contents);
    if (sidecar) await writeFile(`${base}.yaml`, sidecar);
  }
}

async function writeEdgeFiles(
  base: string,
  types: readonly EdgeTypeContents[],
  { genes }: DatasetContents,
): Promise<void> {
  const [directed, undirected] = [types.filter((type) => type.directed), types.filter((type) => !type.directed)];
  if (directed.length > 0) await writeFile(`${base}.csv`, edgesText(directed, genes));
  if (undirected.length > 0) await writeFile(`${base}.undirected.csv`, edgesText(undirected, genes));
}

async function writeMotifs(path: string, columns: readonly MotifColumn[], { genes }: DatasetContents): Promise<void> {
  if (columns.length > 0) await writeGzip(path, motifTexts(columns, genes));
}

async function writeDocuments(folder: string, kind: PartKind, { lists, networks, provenance }: DatasetContents) {
  const documents = kind === 'list' ? lists : networks;
  if (documents.length > 0) await mkdir(folder);
  for (const { name, text } of documents) await writeFile(join(folder, `${name}.txt`), text);
  for (const entry of provenance.filter((one) => one.kind === kind))
    await writeFile(join(folder, `${entry.name}.yaml`), sidecarText(entry));
}

/** Writes the ontology, and its annotations with and without evidence codes to a file each. */
async function writeGo(folder: string, { go, genes, settings }: DatasetContents): Promise<void> {
  if (!go) return;
  const { codes } = go.annotations;
  await writeGzip(join(folder, 'go.obo.gz'), inBlocks(ontologyTexts(go.ontology, slimOf(settings))));
  if (codes.some((code) => code !== ''))
    await writeGzip(join(folder, 'go_annotations.gaf.gz'), inBlocks(gafRows(go, genes)));
  if (codes.includes('')) await writeGzip(join(folder, 'go_annotations.tsv.gz'), inBlocks(annotationRows(go, genes)));
}

async function writeOrthologs(folder: string, { orthologs, genes }: DatasetContents): Promise<void> {
  if (orthologs.length > 0) await mkdir(folder);
  for (const one of orthologs)
    await writeGzip(join(folder, `${one.edition}.tsv.gz`), inBlocks(orthologRows(one, genes)));
}

/** Joins many short texts to fewer long ones, which are written faster. */
function* inBlocks(texts: Iterable<string>): Generator<string> {
  let block: string[] = [];
  for (const text of texts) {
    block.push(text);
    if (block.length < 4096) continue;
    yield block.join('');
    block = [];
  }
  yield block.join('');
}
