import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { TrellisError } from '@trellis/core';
import { isAlive } from '@trellis/recipes';
import { isPostgresUrl } from '@trellis/store';

/** A folder that import folders are written into. */
export interface WorkFolder {
  readonly path: string;
  /** Removes what was written. */
  readonly remove: () => Promise<void>;
}

/** A new folder inside the data folder, or the system's one for temporary files. Removes those of killed processes. */
export async function temporaryWorkFolder(place: string): Promise<WorkFolder> {
  const parent = isPostgresUrl(place) ? tmpdir() : place;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const [, pid] = /^\.trellis-fetch-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
  const path = join(parent, `.trellis-fetch-${process.pid}`);
  const remove = (): Promise<void> => rm(path, { recursive: true, force: true });
  await remove();
  return { path, remove };
}

/** The folder of the user, which keeps what is written. Throws `bad-request` when it holds anything. */
export async function keptWorkFolder(path: string): Promise<WorkFolder> {
  await mkdir(path, { recursive: true });
  if ((await readdir(path)).length > 0) throw new TrellisError('bad-request', `the folder ${path} is not empty`);
  const remove = async (): Promise<void> => {
    for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
  };
  return { path, remove };
}
