import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from './ifMissing.ts';

let made = 0;

/** A new name for a file under construction: `.EDITION.4711-1.building`. Readers only look for `*.sqlite`. */
export const temporaryPath = (folder: string, edition: string): string =>
  join(folder, `.${edition}.${process.pid}-${++made}.building`);

const buildingPattern = /^\.[a-z0-9-]+\.(\d+)-\d+\.building(-journal)?$/;

/**
 * Removes what killed commands have left in a folder, by default imports: names that the pattern fits, whose first group is the
 * number of a process that no longer exists.
 */
export async function removeLeftovers(folder: string, pattern = buildingPattern): Promise<void> {
  for (const name of await readdir(folder).catch(ifMissing<string[]>([]))) {
    const match = pattern.exec(name);
    if (match && !isAlive(Number(match[1]))) await rm(join(folder, name), { recursive: true, force: true });
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
