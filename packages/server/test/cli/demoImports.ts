import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { exportFolder, openStore } from '@trellis/store';
import { smallDemo } from '../../../store/test/smallDemo.ts';
import { startTrellis, temporaryFolder } from './trellis.ts';

/** Two folders with different parts of the demo data, and an empty data folder. */
export async function twoFolders(): Promise<{ folders: string[]; data: string }> {
  const [parent, data] = [await temporaryFolder(), await temporaryFolder()];
  const demo = smallDemo('arabidopsis');
  const folders = ['one', 'two'].map((name) => join(parent, name));
  for (const [i, folder] of folders.entries())
    await exportFolder({ ...demo, analyses: demo.analyses.slice(i, i + 20) }, folder);
  return { folders, data };
}

/** Starts an import of one of them as the edition demo. */
export const startImport = (folder: string, data: string): ChildProcess =>
  startTrellis('import', folder, '--edition', 'demo', '--data', data);

/** The version of the edition demo; undefined without one. */
export async function versionIn(data: string): Promise<string | undefined> {
  return (await (await openStore(data)).datasets.header('demo'))?.version;
}
