import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Renames a finished file into place. After a power cut, either the old or the new file is there, complete. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await sync(dirname(to));
}

/** Waits until a file, or the entries of a folder, are on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
