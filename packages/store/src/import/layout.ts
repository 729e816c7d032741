import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TrellisError } from '@trellis/core';
import { compareTexts } from '../contents/order.ts';
import { type AnalysisFiles, pairAnalysisFiles } from './analysisFiles.ts';
import { badFile, type SourceFile } from './badFile.ts';
import { requireDifferentNames } from './documents.ts';

/** Name of the file in a folder that keeps what no other file says: the label. */
export const datasetFile = 'dataset.json';

/** Files of the layout; each may be gzipped, with `.gz` after its name. */
export const layoutFiles = [
  datasetFile,
  'annotation.csv',
  'aliases.csv',
  'motifs.csv',
  'motifs_indv.csv',
  'cluster_info.csv',
] as const;

/** Folders of the layout. */
export const layoutFolders = ['analyses', 'additional_edges', 'gene_lists', 'target_networks'] as const;

/** The files of a whole data set in the import layout. */
export interface Layout {
  readonly annotation: SourceFile;
  readonly dataset: SourceFile | undefined;
  readonly aliases: SourceFile | undefined;
  readonly analyses: readonly AnalysisFiles[];
  readonly edges: readonly SourceFile[];
  readonly motifs: SourceFile | undefined;
  readonly individualMotifs: SourceFile | undefined;
  readonly clusterInfo: SourceFile | undefined;
  readonly lists: readonly SourceFile[];
  readonly networks: readonly SourceFile[];
  /** Files that are not part of the layout, as messages name them. */
  readonly ignored: readonly string[];
}

/** Whether additional edges are undirected because the file's name says so. */
export const isUndirected = (file: SourceFile): boolean => /\.undirected\.(csv|sif)(\.gz)?$/i.test(file.shown);

/** Finds the files of a data set in a folder; hidden files are passed over. */
export async function findLayout(folder: string): Promise<Layout> {
  const top = await listFolder(folder, '');
  const used = new Set<SourceFile>();
  const one = (name: (typeof layoutFiles)[number]): SourceFile | undefined => {
    const [file, second] = top.filter(({ shown }) => shown === name || shown === `${name}.gz`);
    if (second) throw badFile(second, undefined, `${file.shown} is there as well`);
    if (file) used.add(file);
    return file;
  };
  const some = async (name: (typeof layoutFolders)[number], pattern: RegExp): Promise<SourceFile[]> => {
    const files = await listFolder(folder, name);
    const fitting = files.filter(({ shown }) => pattern.test(shown));
    fitting.forEach((file) => used.add(file));
    top.push(...files);
    return fitting;
  };
  const annotation = one('annotation.csv');
  if (!annotation) throw new TrellisError('bad-file', `${folder} holds no annotation.csv`);
  const layout = {
    annotation,
    dataset: one(datasetFile),
    aliases: one('aliases.csv'),
    analyses: pairAnalysisFiles(await some('analyses', /\.(csv|txt)(\.gz)?$/i)),
    edges: await some('additional_edges', /\.(csv|sif)(\.gz)?$/i),
    motifs: one('motifs.csv'),
    individualMotifs: one('motifs_indv.csv'),
    clusterInfo: one('cluster_info.csv'),
    lists: await some('gene_lists', /./),
    networks: await some('target_networks', /./),
  };
  requireDifferentNames(layout.lists);
  requireDifferentNames(layout.networks);
  return { ...layout, ignored: top.filter((file) => !used.has(file)).map(({ shown }) => shown) };
}

/** Files of a folder (or of one inside it) that are not hidden, by name; none when there is no such folder. */
async function listFolder(folder: string, inside: string): Promise<SourceFile[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (inside !== '' && error.code === 'ENOENT') return [];
      if (error.code === 'ENOENT') throw new TrellisError('bad-file', `there is no folder ${folder}`);
      if (error.code === 'ENOTDIR') throw new TrellisError('bad-file', `${join(folder, inside)} is not a folder`);
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.name.startsWith('.') && !entry.isDirectory())
    .map(({ name }) => ({ path: join(folder, inside, name), shown: inside === '' ? name : `${inside}/${name}` }))
    .sort((a, b) => compareTexts(a.shown, b.shown));
}
