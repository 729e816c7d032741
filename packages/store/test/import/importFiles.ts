import type { DatasetContents } from '@trellis/core/dataset';
import { importFolder, type ImportReport } from '../../src/index.ts';
import { type Files, writeFiles } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { smallFolder } from './folder.ts';

/** Imports a small sound folder in which some files are added or replaced. */
export async function importFiles(files: Files): Promise<{ contents: DatasetContents; report: ImportReport }> {
  const folder = await temporaryFolder();
  await writeFiles(folder, { ...smallFolder, ...files });
  return importFolder(folder, { edition: 'mini' });
}
