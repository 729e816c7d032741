import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchSources } from '../../src/fetch/fetchSources.ts';
import { copyPlaceOf } from '../../src/fetch/mirror.ts';
import type { SourceFile } from '../../src/recipe/source.ts';
import { sha256Of, startSources } from './sourceServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const commit = 'd'.repeat(40);
const path = 'data/table 1.txt';
const file: SourceFile = {
  url: `https://raw.githubusercontent.com/lab/repository/${commit}/data/table%201.txt`,
  path,
  bytes: 5,
  sha256: sha256Of('right'),
};

describe('a file of a repository', () => {
  it('has its own address without a mirror', () => {
    expect(copyPlaceOf(file)).toEqual({ kind: 'address', url: file.url });
  });

  it.each(['http://localhost:1/copies', 'http://localhost:1/copies/'])(
    'is below owner and repository in %s',
    (mirror) => {
      const url = `http://localhost:1/copies/lab/repository/${commit}/data/table%201.txt`;
      expect(copyPlaceOf(file, mirror)).toEqual({ kind: 'address', url });
    },
  );

  it('is below owner and repository in a folder', () => {
    expect(copyPlaceOf(file, '/copies')).toEqual({
      kind: 'path',
      path: join('/copies/lab/repository', commit, path),
    });
  });
});

describe('a file of a release', () => {
  const release = { ...file, url: 'https://zenodo.org/records/7/files/a.csv' };

  it('is below its host', () => {
    expect(copyPlaceOf(release, '/copies')).toEqual({
      kind: 'path',
      path: '/copies/zenodo.org/records/7/files/a.csv',
    });
    expect(copyPlaceOf(release, 'https://copies')).toEqual({
      kind: 'address',
      url: 'https://copies/zenodo.org/records/7/files/a.csv',
    });
  });
});

describe('a mirror folder', () => {
  const fetch = (cache: string, mirror: string) => fetchSources({ files: [file], cache, mirror, env: {} });

  async function mirrorWith(content: string): Promise<{ mirror: string; place: string }> {
    const mirror = await temporaryFolder();
    const place = join(mirror, 'lab/repository', commit, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
    return { mirror, place };
  }

  it('gives its files as they are, without a copy', async () => {
    const { mirror, place } = await mirrorWith('right');
    const { paths, fetched } = await fetch(await temporaryFolder(), mirror);
    expect({ path: paths.get(file.sha256), fetched }).toEqual({ path: place, fetched: 1 });
  });

  it('does not give a file with other bytes', async () => {
    const { mirror, place } = await mirrorWith('wrong');
    await expect(fetch(await temporaryFolder(), mirror)).rejects.toThrow(
      `${place} has changed: expected 5 bytes with sha256 ${file.sha256}, found 5 bytes with sha256 ${sha256Of('wrong')}`,
    );
  });

  it('does not have to hold all files', async () => {
    const mirror = await temporaryFolder();
    const { missing } = await fetch(await temporaryFolder(), mirror);
    const reason = `not in the mirror (${join(mirror, 'lab/repository', commit, path)})`;
    expect(missing).toEqual([{ file, reason }]);
  });
});

describe('a mirror at an address', () => {
  it('gives its files into the cache', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    server.add(`lab/repository/${commit}/data/table%201.txt`, 'right');
    expect(await fetchSources({ files: [file], cache, mirror: server.url, env: {} })).toMatchObject({
      fetched: 1,
      missing: [],
    });
  });
});
