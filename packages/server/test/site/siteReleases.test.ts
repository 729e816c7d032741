import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '@trellis/contract';
import { importFolder, openStore, writeRelease, type Store } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSiteReleases, type ReleaseChoice } from '../../src/site/siteReleases.ts';
import { writeSums } from '../../src/site/writePages.ts';
import { temporaryFolder } from '../cli/trellis.ts';
import { fixture, startServer } from '../testServer.ts';
import { startSite } from './siteServer.ts';

/** The files of a folder with their contents. */
async function contentsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = paths.sort().map(async (path) => [path.slice(folder.length), await readFile(path, 'latin1')] as const);
  return new Map(await Promise.all(read));
}

describe('the releases of a site in a folder', () => {
  let store: Store;
  let data: string;
  /** Releases of the first version, and of the newest. */
  let [first, newest] = ['', ''];

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-releases-'));
    store = await openStore(data, { keptVersions: 3 });
    const contents = async () => (await importFolder(fixture('mini'), { edition: 'garden' })).contents;
    const older = await contents();
    await store.datasets.replace({ ...older, label: 'an older label' });
    first = await release();
    await store.datasets.replace(older);
    newest = await release();
  });
  afterAll(async () => {
    await store.close();
    await rm(data, { recursive: true, force: true });
  });

  const from = () => join(data, 'releases');
  const release = async () =>
    (await writeRelease(store.datasets, { edition: 'garden', folder: from() })).header.version.slice(0, 12);
  async function written(choice: ReleaseChoice) {
    const folder = await temporaryFolder();
    const index = await writeSiteReleases(store.datasets, { from: from(), folder, editions: ['garden'], choice });
    return { folder, names: index.editions[0].releases.map(({ name }) => name) };
  }

  it('are at the addresses that they have on a server, with the same bytes, the newest first', async () => {
    const { folder, names } = await written('all');
    expect(names).toEqual([newest, first]);
    for (const name of names)
      expect(await contentsOf(join(folder, 'releases', name))).toEqual(
        await contentsOf(join(from(), 'garden', name)),
      );
  });

  it('are in the checksums of the folder with all of their files', async () => {
    const { folder } = await written('newest');
    const files = await readdir(join(from(), 'garden', newest));
    await writeSums(folder);
    const sums = (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
    const listed = ['releases/index.json', ...files.map((name) => `releases/${newest}/${name}`)];
    expect(sums.map((line) => line.slice(66))).toEqual(listed.sort());
  });

  it('are written with the same bytes each time', async () => {
    const [one, other] = [await written('all'), await written('all')];
    expect(await contentsOf(one.folder)).toEqual(await contentsOf(other.folder));
  });

  it('are those that were asked for, and the list says so', async () => {
    expect((await written('newest')).names).toEqual([newest]);
    const none = await written('none');
    expect([none.names, [...(await contentsOf(none.folder)).keys()]]).toEqual([[], ['/releases/index.json']]);
  });

  it('are not copied when a file is no longer what its hash says', async () => {
    const place = join(from(), 'garden', first, 'genes.csv.gz');
    const before = await readFile(place);
    await writeFile(place, 'changed');
    await expect(written('all')).rejects.toThrow(/genes\.csv\.gz is not the file that its SHA256SUMS names/);
    await writeFile(place, before);
  });

  it('of two editions with the same data are refused, since they would have the same addresses', async () => {
    const { contents } = await importFolder(fixture('mini'), { edition: 'copy' });
    await store.datasets.replace(contents);
    await writeRelease(store.datasets, { edition: 'copy', folder: from() });
    const folder = await temporaryFolder();
    await expect(
      writeSiteReleases(store.datasets, { from: from(), folder, editions: ['garden', 'copy'], choice: 'all' }),
    ).rejects.toThrow(/copy and another edition have the same data/);
  });
});

it('a page of a folder is told of its releases what a server says', async () => {
  const site = await startSite(fixture('mini'), { hasRelease: true });
  const server = await startServer(fixture('mini'));
  const store = await openStore(server.data);
  await writeRelease(store.datasets, { edition: 'development', folder: join(server.data, 'releases') });
  await store.close();
  const said = async ({ url }: { readonly url: string }) => (await fetch(`${url}/api/releases/`)).json();
  const answer = (await said(site)) as Releases;
  expect(answer.releases).toHaveLength(1);
  expect(answer).toEqual(await said(server));
  await server.stop();
  await site.stop();
});
