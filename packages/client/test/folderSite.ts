import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder, openStore, writeRelease } from '@trellis/store';
import { writeSiteReleases } from '../../server/src/site/siteReleases.ts';
import { writeSiteData } from '../../server/src/site/writeSite.ts';
import { fixture } from '../../server/test/testServer.ts';

/** A site in a folder below a path, on the host of files that Python has. */
export interface FolderSite {
  readonly url: string;
  /** The folder. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Writes the data and releases of a site in a folder, with an edition that has a release and one that has none, and serves it. */
export async function startFolderSite(python: string): Promise<FolderSite> {
  const place = await mkdtemp(join(tmpdir(), 'trellis-client-folder-'));
  const [folder, from] = [join(place, 'web/some/path'), join(place, 'releases')];
  const store = await openStore(join(place, 'store'));
  const editions = ['first', 'second'];
  for (const edition of editions)
    await store.datasets.replace((await importFolder(fixture('mini'), { edition })).contents);
  await writeRelease(store.datasets, { edition: 'first', folder: from });
  await writeSiteReleases(store.datasets, { from, folder, editions, choice: 'all' });
  await writeSiteData(store.datasets, { folder, editions, settings: { edition: 'first', uploadRows: 500_000 } });
  await store.close();
  const { port, stop } = await serveFiles(python, join(place, 'web'));
  return {
    url: `http://127.0.0.1:${port}/some/path/`,
    folder,
    async stop() {
      await stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** Starts `python3 -m http.server` on a free port, which it names in its first line. */
async function serveFiles(python: string, folder: string): Promise<{ port: string; stop: () => Promise<void> }> {
  const child = spawn(python, ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', folder]);
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  let said = '';
  const port = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const [, found] = /port (\d+)/.exec(said) ?? [];
      if (found) done(found);
    });
    child.once('close', () => fail(new Error(`the file server ended: ${said}`)));
  });
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { port, stop };
}
