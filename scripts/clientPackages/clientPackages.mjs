import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmClient } from './npmClient.mjs';
import { rSource } from './rSource.mjs';
import { wheel } from './wheel.mjs';

/** Writes the clients for Python, R and TypeScript into a folder, as the files that pip, R and npm install; returns their names. */
export async function clientPackages(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made = [await wheel(join(root, 'clients/python')), rSource(join(root, 'clients/r')), await npmClient(root)];
  for (const [name, bytes] of made) writeFileSync(join(folder, name), bytes);
  return made.map(([name]) => name);
}
