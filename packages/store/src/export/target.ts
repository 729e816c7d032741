import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TrellisError } from '@trellis/core';
import { sync } from '../sqlite/durable.ts';
import { datasetFile, isAnnotationFile, layoutFiles, layoutFolders } from '../import/layout.ts';

/** The format that `dataset.json` of an export declares. */
export const exportFormat = 'trellis data set 1';

/** Throws unless the folder is missing, empty or an earlier export. */
export async function requireFree(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new TrellisError('bad-request', `${folder} is not a folder`);
    throw error;
  });
  if (entries.length === 0 || (await isExport(folder))) return;
  throw new TrellisError(
    'bad-request',
    `${folder} is neither empty nor an earlier export; --force replaces its data set`,
  );
}

async function isExport(folder: string): Promise<boolean> {
  try {
    const text: unknown = JSON.parse(await readFile(join(folder, datasetFile), 'utf8'));
    return typeof text === 'object' && text !== null && 'format' in text && text.format === exportFormat;
  } catch {
    return false;
  }
}

/**
 * Replaces all files and folders of the layout with the finished ones; keeps other files. `dataset.json` goes first and comes
 * last: a folder without it is not a complete export, even after a power cut.
 */
export async function putInPlace(aside: string, folder: string): Promise<void> {
  await rm(join(folder, datasetFile), { force: true });
  await sync(folder);
  const annotations = (await readdir(folder)).filter(isAnnotationFile);
  for (const name of [...layoutFiles.flatMap((file) => [file, `${file}.gz`]), ...layoutFolders, ...annotations]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  const entries = await readdir(aside);
  for (const name of entries.filter((entry) => entry !== datasetFile))
    await rename(join(aside, name), join(folder, name));
  await sync(folder);
  await rename(join(aside, datasetFile), join(folder, datasetFile));
  await rm(aside, { recursive: true });
  await sync(folder);
}
