import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDemo, openStore } from '@trellis/store';
import { root } from './root.ts';

/** Folder with the full-size arabidopsis demo; rewritten if the sources of the store have changed. */
export async function demoFolder(): Promise<string> {
  const folder = join(root, '.cache/bench');
  const mark = join(folder, 'made-by');
  const sources = fingerprint(join(root, 'packages/store/src'));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return folder;
  mkdirSync(folder, { recursive: true });
  const store = await openStore(folder);
  const { counts } = await store.datasets.replace(generateDemo({ edition: 'arabidopsis', size: 'full' }));
  console.log(
    `full-size demo: ${counts.analyses} analyses, ${counts.interactions.toLocaleString('en')} interactions`,
  );
  await store.close();
  writeFileSync(mark, sources);
  return folder;
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
