import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasePath, type Releases } from '@trellis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../src/index.ts';
import { startFolderSite, type FolderSite } from './folderSite.ts';
import { python, pythonProgram, r, rProgram, run } from './programs.ts';

const sentence = (url: string): string =>
  `${url.replace(/\/$/, '')} is a site in a folder of files, without a server: only its releases can be read; queries, lists and all other calls need a site with a server.`;

/** What the programs in other languages say. */
interface Said {
  readonly releases: Releases;
  readonly second: string;
  readonly unknown: object;
  readonly query: object;
  readonly tfs: object;
}

describe.skipIf(!python)('the clients at a site in a folder, on a plain host of files', () => {
  let site: FolderSite;
  let listed: Releases;
  beforeAll(async () => {
    site = await startFolderSite(python ?? '');
    const index = await readFile(join(site.folder, 'releases/index.json'), 'utf8');
    [listed] = (JSON.parse(index) as { readonly editions: readonly Releases[] }).editions;
  });
  afterAll(() => site.stop());

  it('list the releases, whose files are at the addresses that they have on a server', async () => {
    const { edition, releases } = await createClient({ url: site.url }).readReleases();
    expect([edition, releases]).toEqual(['first', listed.releases]);
    expect(releases[0].files.length).toBeGreaterThan(20);
    for (const { name, sha256 } of releases[0].files) {
      const sent = await fetch(site.url.replace(/\/$/, '') + releasePath(releases[0].name, name));
      const hash = createHash('sha256').update(Buffer.from(await sent.arrayBuffer()));
      expect([name, hash.digest('hex')]).toEqual([name, sha256]);
    }
  });

  it('ask for an edition, which the folder has or has not', async () => {
    const second = createClient({ url: site.url, edition: 'second' });
    expect(await second.readReleases()).toMatchObject({ edition: 'second', releases: [] });
    await expect(createClient({ url: site.url, edition: 'none' }).readReleases()).rejects.toMatchObject({
      message: 'There is no data set for the edition none.',
      code: 'unknown-edition',
    });
  });

  it('say for every other call that the folder has no server', async () => {
    const client = createClient({ url: site.url });
    const refused = { message: sentence(site.url), status: 404, code: 'no-server' };
    await expect(client.readTfs()).rejects.toMatchObject(refused);
    await expect(client.query({ query: 'ALF', targetGenes: 'Examples' })).rejects.toMatchObject(refused);
    await expect(client.result('none').delete()).rejects.toMatchObject(refused);
    await expect(client.batch([{ query: 'ALF' }]).next()).rejects.toMatchObject(refused);
  });

  /** Expects that a program says what the TypeScript client says. */
  function expectSaid(said: Said): void {
    const refused = { text: sentence(site.url), status: 404, code: 'no-server' };
    expect(said).toEqual({
      ...{ releases: listed, second: 'second', query: refused, tfs: refused },
      unknown: { text: 'There is no data set for the edition none.', status: 404, code: 'unknown-edition' },
    });
  }

  it('say the same in Python', async () => {
    expectSaid(JSON.parse(await run(pythonProgram(['tests.folder']), site.url)) as Said);
  });

  it.skipIf(!r)('say the same in R', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trellis-r-'));
    await run(rProgram('folder', join(folder, 'said.json')), site.url);
    expectSaid(JSON.parse(await readFile(join(folder, 'said.json'), 'utf8')) as Said);
    await rm(folder, { recursive: true });
  });

  it('know a folder also where its host answers unknown addresses with a page', async () => {
    const host = createServer((request, reply) => {
      const isIndex = request.url === '/releases/index.json';
      reply.setHeader('Content-Type', isIndex ? 'application/json' : 'text/html; charset=utf-8');
      void readFile(join(site.folder, 'releases/index.json')).then((text) => reply.end(isIndex ? text : '<html>'));
    });
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    const client = createClient({ url: `http://127.0.0.1:${(host.address() as AddressInfo).port}` });
    expect((await client.readReleases()).releases).toHaveLength(1);
    await expect(client.readTfs()).rejects.toMatchObject({ code: 'no-server' });
    host.close();
  });
});
