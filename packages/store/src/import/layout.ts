import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareTexts, TrellisError } from '@trellis/core';
import type { PartKind } from '@trellis/core/dataset';
import { type AnalysisFiles, pairAnalysisFiles } from './analysisFiles.ts';
import { badFile, type SourceFile } from './badFile.ts';
import { requireDifferentNames } from './documents.ts';
import { isSidecar } from './sidecars.ts';

/** The file for what is in no other file of the layout: the label. */
export const datasetFile = 'dataset.json';

/** Files of the layout; each can be gzipped, with the extension `.gz`. */
export const layoutFiles = [
  datasetFile,
  'edition.yaml',
  'annotation.csv',
  'aliases.csv',
  'motifs.csv',
  'motifs_indv.csv',
  'motifs.txt',
  'motifs_indv.txt',
  'cluster_info.csv',
  'go.obo',
  'tf_families.tsv',
  'regulator_benchmark.tsv',
  'gene_positions.tsv',
] as const;

export const layoutFolders = ['analyses', 'additional_edges', 'gene_lists', 'target_networks', 'orthologs'] as const;

/** Whether a file at the top of the folder holds GO annotations: `go_annotations.gaf`, `go_annotations.second.tsv.gz`. */
export const isAnnotationFile = (name: string): boolean => /^go_annotations.*\.(gaf|tsv)(\.gz)?$/i.test(name);

/** Whether a file at the top of the folder holds ids of another annotation: `id_conversions.tsv`, `id_conversions_v5.tsv.gz`. */
const isConversionFile = (name: string): boolean => /^id_conversions.*\.tsv(\.gz)?$/i.test(name);

/** The files of a whole data set in the import layout. */
export interface Layout {
  readonly annotation: SourceFile;
  readonly dataset: SourceFile | undefined;
  readonly edition: SourceFile | undefined;
  readonly aliases: SourceFile | undefined;
  readonly analyses: readonly AnalysisFiles[];
  readonly edges: readonly SourceFile[];
  readonly motifs: SourceFile | undefined;
  readonly individualMotifs: SourceFile | undefined;
  /** What a hit of each motif table is. */
  readonly motifSource: SourceFile | undefined;
  readonly individualMotifSource: SourceFile | undefined;
  readonly clusterInfo: SourceFile | undefined;
  readonly lists: readonly SourceFile[];
  readonly networks: readonly SourceFile[];
  readonly ontology: SourceFile | undefined;
  readonly goAnnotations: readonly SourceFile[];
  readonly orthologs: readonly SourceFile[];
  readonly tfFamilies: SourceFile | undefined;
  readonly regulatorBenchmark: SourceFile | undefined;
  readonly genePositions: SourceFile | undefined;
  readonly idConversions: readonly SourceFile[];
  /** What describes the files of lists, networks and edges. */
  readonly sidecars: Readonly<Record<PartKind, readonly SourceFile[]>>;
  /** Names of the files and folders that are not part of the layout. */
  readonly ignored: readonly string[];
}

/** Whether a file's name marks its additional edges as undirected. */
export const isUndirected = (file: SourceFile): boolean => /\.undirected\.(csv|sif)(\.gz)?$/i.test(file.shown);

/** Finds the files of a data set in a folder; ignores hidden files and folders. */
export async function findLayout(folder: string): Promise<Layout> {
  const top = await listFolder(folder, '');
  const inside = new Map<string, Listing>();
  for (const name of layoutFolders) inside.set(name, await listFolder(folder, name));
  const used = new Set<string>();
  const one = (name: (typeof layoutFiles)[number]): SourceFile | undefined => {
    const [file, second] = top.files.filter(({ shown }) => shown === name || shown === `${name}.gz`);
    if (second) throw badFile(second, undefined, `${file.shown} exists as well`);
    if (file) used.add(file.shown);
    return file;
  };
  const some = (name: (typeof layoutFolders)[number], pattern: RegExp): SourceFile[] => {
    const files = inside.get(name)?.files.filter((file) => pattern.test(file.shown) && !isSidecar(file)) ?? [];
    for (const { shown } of files) used.add(shown);
    return files;
  };
  const sidecars = (name: (typeof layoutFolders)[number]): SourceFile[] => {
    const files = inside.get(name)?.files.filter(isSidecar) ?? [];
    for (const { shown } of files) used.add(shown);
    return files;
  };
  const annotation = one('annotation.csv') ?? refuseFolder(folder);
  const layout = {
    annotation,
    dataset: one(datasetFile),
    edition: one('edition.yaml'),
    aliases: one('aliases.csv'),
    analyses: pairAnalysisFiles(some('analyses', /\.(csv|txt)(\.gz)?$/i)),
    edges: some('additional_edges', /\.(csv|sif)(\.gz)?$/i),
    motifs: one('motifs.csv'),
    individualMotifs: one('motifs_indv.csv'),
    motifSource: one('motifs.txt'),
    individualMotifSource: one('motifs_indv.txt'),
    clusterInfo: one('cluster_info.csv'),
    lists: some('gene_lists', /./),
    networks: some('target_networks', /./),
    ontology: one('go.obo'),
    goAnnotations: onceEach(top.files.filter(({ shown }) => isAnnotationFile(shown))),
    orthologs: onceEach(some('orthologs', /\.tsv(\.gz)?$/i)),
    tfFamilies: one('tf_families.tsv'),
    regulatorBenchmark: one('regulator_benchmark.tsv'),
    genePositions: one('gene_positions.tsv'),
    idConversions: onceEach(top.files.filter(({ shown }) => isConversionFile(shown))),
    sidecars: {
      list: sidecars('gene_lists'),
      network: sidecars('target_networks'),
      edges: sidecars('additional_edges'),
    },
  };
  requireDifferentNames(layout.lists);
  requireDifferentNames(layout.networks);
  for (const { shown } of [...layout.goAnnotations, ...layout.idConversions]) used.add(shown);
  const [annotations] = layout.goAnnotations;
  if (annotations && !layout.ontology) throw badFile(annotations, undefined, 'there is no go.obo next to it');
  return { ...layout, ignored: ignoredIn([top, ...inside.values()], used) };
}

function refuseFolder(folder: string): never {
  throw new TrellisError(
    'bad-file',
    `${folder} holds no annotation.csv, the genes of the species, so it is not a folder to import`,
  );
}

/** Throws if a file is there plain and gzipped. */
function onceEach(files: readonly SourceFile[]): readonly SourceFile[] {
  const twice = files.find(({ shown }, i) => files.slice(0, i).some((file) => `${file.shown}.gz` === shown));
  if (twice) throw badFile(twice, undefined, `${twice.shown.slice(0, -'.gz'.length)} exists as well`);
  return files;
}

/** Sorted contents of a folder. */
interface Listing {
  readonly files: readonly SourceFile[];
  /** Names in messages: `analyses/old/`. */
  readonly folders: readonly string[];
}

function ignoredIn(listings: readonly Listing[], used: ReadonlySet<string>): string[] {
  const files = listings.flatMap((listing) =>
    listing.files.map(({ shown }) => shown).filter((shown) => !used.has(shown)),
  );
  return [...files, ...listings.flatMap(({ folders }) => folders)];
}

/** Lists a folder, or a folder of the layout inside it (empty if missing), without hidden entries. */
async function listFolder(folder: string, inside: string): Promise<Listing> {
  const path = join(folder, inside);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (inside !== '' && error.code === 'ENOENT') return [];
    if (error.code === 'ENOENT') throw new TrellisError('bad-file', `there is no folder ${folder}`);
    if (error.code === 'ENOTDIR') throw new TrellisError('bad-file', `${path} is not a folder`);
    throw error;
  });
  const [files, folders]: [SourceFile[], string[]] = [[], []];
  for (const name of names.filter((one) => !one.startsWith('.')).sort(compareTexts)) {
    const shown = inside === '' ? name : `${inside}/${name}`;
    if (!(await stat(join(path, name))).isDirectory()) files.push({ path: join(path, name), shown });
    else if (!layoutFolders.some((known) => known === shown)) folders.push(`${shown}/`);
  }
  return { files, folders };
}
