import { spawnSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp, importFolder, openStore, restore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './cli/trellis.ts';
import { engines, type Engine, type Place } from './engines.ts';
import { fillThrough, type KeptRequest } from './keptRequests.ts';
import { expectKept, withServerOn } from './readStored.ts';
import { fixture } from './testServer.ts';

/** Runs a program of an engine; it has to succeed. */
function run(program: string, ...words: string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  expect({ status, stderr: stderr || String(error ?? '') }).toEqual({ status: 0, stderr: '' });
}

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** Fills a store through a server, and calls `save` while that runs; returns what a restored store must give. */
async function saved(engine: Engine, save: (place: string) => Promise<void> | void) {
  const from = await engine.create();
  const { contents } = await importFolder(fixture('mini'), { edition: 'development' });
  const store = await openStore(from.place);
  await store.datasets.replace(contents).finally(() => store.close());
  const kept = await withServerOn(from.place, async (url) => {
    const requests = await fillThrough(url);
    await save(from.place);
    return requests;
  });
  return { from, kept };
}

async function backUpTo(folder: string, place: string): Promise<void> {
  const store = await openStore(place);
  await backUp(store, folder).finally(() => store.close());
}

/** Restores into a new place, and expects the answers of before there. */
async function drill(engine: Engine, kept: readonly KeptRequest[], put: (there: Place) => Promise<void> | void) {
  expect(kept.length).toBeGreaterThan(4);
  const there = await engine.create();
  try {
    await put(there);
    await expectKept(there.place, kept);
  } finally {
    await there.remove();
  }
}

/** From each engine into the one that comes so many places after it. */
const turned = (places: number) => engines.map((from, i) => ({ from, to: engines[(i + places) % engines.length] }));

const ways = [...turned(1), ...(engines.length > 1 ? turned(0) : [])];

describe.each(ways)(
  'a backup by `trellis backup` from $from.name, while its server runs, into $to.name',
  ({ from: engine, to }) => {
    it('is restored with the same answers', { tags: ['long'] }, async () => {
      const folder = join(await temporaryFolder(), 'backup');
      const { from, kept } = await saved(engine, (place) => backUpTo(folder, place));
      await from.remove();
      await drill(to, kept, async ({ place }) => {
        const store = await openStore(place);
        await restore(store, folder).finally(() => store.close());
      });
    });
  },
);

const [sqlite, postgres] = engines;

describe('copies by the programs of the engines, while the server runs', () => {
  it('are restored from files of SQLite', async ({ skip }) => {
    if (!isInstalled('sqlite3')) return skip('no sqlite3');
    const folder = await temporaryFolder();
    const { from, kept } = await saved(sqlite, async (place) => {
      run('sqlite3', join(place, 'requests.sqlite'), `.backup ${join(folder, 'requests.sqlite')}`);
      await copyFile(join(place, 'development.sqlite'), join(folder, 'development.sqlite'));
    });
    await from.remove();
    await drill(sqlite, kept, async ({ place }) => {
      for (const file of ['requests.sqlite', 'development.sqlite'])
        await copyFile(join(folder, file), join(place, file));
    });
  });

  it('are restored from a dump of PostgreSQL, over what was there since', { tags: ['long'] }, async ({ skip }) => {
    if (!postgres) return skip('no PostgreSQL');
    if (!isInstalled('pg_dump')) return skip('no pg_dump');
    const dump = join(await temporaryFolder(), 'trellis.dump');
    const { from, kept } = await saved(postgres, (place) =>
      run('pg_dump', '--format=custom', `--file=${dump}`, place),
    );
    try {
      const store = await openStore(from.place);
      const other = await importFolder(fixture('golden/dataset'), { edition: 'development' });
      await store.datasets.replace(other.contents).finally(() => store.close());
      run('pg_restore', '--clean', '--if-exists', '--single-transaction', `--dbname=${from.place}`, dump);
      await expectKept(from.place, kept);
    } finally {
      await from.remove();
    }
  });
});
