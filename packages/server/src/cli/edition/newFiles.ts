import { access, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { TrellisError } from '@trellis/core';
import { type DraftGenes, orthologTable, readDraftGenes } from '@trellis/recipes';
import { requireEdition } from '@trellis/store';
import { UsageError } from '../usageError.ts';

/** A file of a new folder: its path there, and its content. */
export type NewFile = readonly [path: string, content: string | Uint8Array];

/** Reads the genes of a GFF3 file or a table. Throws `bad-file`. */
export const readGenes = async (path: string): Promise<DraftGenes> =>
  readDraftGenes(await readFile(path), basename(path));

/** Reads GO annotations, and the ontology next to them. Throws where there is no ontology: the import needs it. */
export async function readGo(path: string): Promise<NewFile[]> {
  const [, extension = '.tsv', packed = ''] = /(\.gaf|\.tsv)?(\.gz)?$/i.exec(path) ?? [];
  const annotations: NewFile = [`go_annotations${extension}${packed}`.toLowerCase(), await readFile(path)];
  for (const name of ['go.obo', 'go.obo.gz']) {
    const ontology = join(dirname(path), name);
    if (await exists(ontology)) return [annotations, [name, await readFile(ontology)]];
  }
  throw new TrellisError(
    'bad-request',
    `there is no go.obo next to ${path}; get it from geneontology.org and put it there`,
  );
}

/** Reads `OTHER_EDITION=FILE`, a table of orthologs. Throws `bad-file`. */
export async function readOrthologs(word: string): Promise<NewFile> {
  const [name, ...rest] = word.split('=');
  const path = rest.join('=');
  if (path === '')
    throw new UsageError(`orthologs are given as OTHER_EDITION=FILE, not "${word}"`, 'try: trellis edition --help');
  requireEdition(name);
  return [`orthologs/${name}.tsv`, orthologTable(await readFile(path), basename(path))];
}

/** Whether there is a file or folder. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
