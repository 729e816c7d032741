import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

let made = 0;

/** A new name for a file under construction: `.maize.4711-1.building`. Readers only look for `*.sqlite`. */
export const temporaryPath = (folder: string, edition: string): string =>
  join(folder, `.${edition}.${process.pid}-${++made}.building`);

const pattern = /^\.[a-z0-9-]+\.(\d+)-\d+\.building(-journal)?$/;

/** Removes the files of killed imports, whose process no longer exists. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const match = pattern.exec(name);
    if (match && !isAlive(Number(match[1]))) await rm(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
