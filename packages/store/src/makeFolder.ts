import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sync } from './sqlite/durable.ts';

/**
 * Makes a folder with those above it, and waits until it is on the disk. Node's own recursive `mkdir` never ends where a file
 * system takes no folders, e.g. below
 * `/proc`. Throws an error with the path, and with that of a file in the way.
 */
export async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  const kind = await kindOf(path);
  if (kind === 'folder') return;
  if (kind === 'other') throw new Error(`${path} is a file, not a folder`);
  const above = dirname(path);
  await makeFolder(above);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`the folder ${path} cannot be made in ${above}`, { cause: error });
    // Another process has made it in the meantime.
    if (error.code !== 'EEXIST') throw error;
  });
  await sync(above).catch((error: NodeJS.ErrnoException) => {
    // A folder that this user cannot read cannot be synced either.
    if (error.code !== 'EACCES') throw error;
  });
}

const kindOf = (path: string): Promise<'folder' | 'other' | undefined> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'other'),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
