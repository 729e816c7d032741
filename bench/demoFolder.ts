import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mkdirSync } from 'node:fs';
import { generateDemo, openStore } from '@trellis/store';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder with the full-size arabidopsis demo, written when it is not there or out of date. */
export async function demoFolder(): Promise<string> {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const store = await openStore(folder);
  const contents = generateDemo({ edition: 'arabidopsis', size: 'full' });
  const { counts } = await store.datasets.replace(contents);
  console.log(
    `full-size demo: ${counts.analyses} analyses, ${counts.interactions.toLocaleString('en')} interactions`,
  );
  await store.close();
  return folder;
}
