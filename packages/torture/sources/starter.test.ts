import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { makeStarter, starterFolder } from '../../../scripts/starter.ts';
import { sources } from './sourceFolder.ts';

/** The files below a folder with their unpacked bytes: compressed ones differ between versions of zlib. */
function contentOf(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => /\.\w+$/.test(name));
  return new Map(
    files.map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, name.endsWith('.gz') ? gunzipSync(bytes) : bytes];
    }),
  );
}

async function unpackSources(folder: string): Promise<string> {
  await mkdir(folder);
  const archives = readdirSync(sources).filter((name) => name.endsWith('.tar.xz'));
  const open = archives.filter((name) =>
    /AraNetBench|integrative_GRN|Cirrone|ATTRACTOR|BRC1NET|ConSReg|Griebel/.test(name),
  );
  for (const name of open) execFileSync('tar', ['-xJf', join(sources, name), '-C', folder]);
  return folder;
}

it('the starter set follows from its recipes, byte for byte', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-starter-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mirror = await unpackSources(join(folder, 'mirror'));
  const made = join(folder, 'made');
  await mkdir(made);
  await makeStarter({ folder: made, cache: join(folder, 'cache'), mirror });
  const [found, expected] = [contentOf(join(made, 'arabidopsis')), contentOf(join(starterFolder, 'arabidopsis'))];
  expect([...found.keys()]).toEqual([...expected.keys()]);
  for (const [name, bytes] of expected) expect(found.get(name)?.equals(bytes), name).toBe(true);
  expect(readFileSync(join(made, 'NOTICE.md'), 'utf8')).toBe(readFileSync(join(starterFolder, 'NOTICE.md'), 'utf8'));
});
