import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/index.ts';
import { onServer } from '../../../../scripts/rig/database.ts';
import { hasPostgres } from '../../../../scripts/rig/testDatabases.ts';
import { temporaryDatabase } from '../engines.ts';
import { bundledScript } from '../bundledScript.ts';
import { makeContents } from '../makeContents.ts';

const request = { id: 'r', edition: 'mini', version: 'v', inputs: '{}', created: '2024-01-01T00:00:00Z' };

/** Ends every connection to a database, as a restart or an administrator does. */
const endConnections = (place: string) =>
  onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(place).pathname.slice(1)}'`,
  );

/** Replaces a data set in another process, which kills itself when half of the rows are sent. */
async function dieWhileReplacing(place: string): Promise<void> {
  const script = `
    import { openStore } from './packages/store/src/index.ts';
    import { makeContents } from './packages/store/test/makeContents.ts';
    const { datasets } = await openStore(${JSON.stringify(place)});
    const progress = (fraction) => fraction > 0.5 && process.kill(process.pid, 'SIGKILL');
    await datasets.replace(makeContents({ label: 'never' }), { progress });`;
  expect(spawnSync(process.execPath, [await bundledScript(script)]).signal).toBe('SIGKILL');
}

describe.skipIf(!hasPostgres)('a store in PostgreSQL', () => {
  it('keeps the old data set when a writer is killed, and the next writer does not wait for it', async () => {
    const place = await temporaryDatabase();
    const { datasets, close } = await openStore(place);
    onTestFinished(close);
    const before = await datasets.replace(makeContents());
    await dieWhileReplacing(place);
    expect(await datasets.header('mini')).toEqual(before);
    expect(await datasets.check('mini')).toEqual([]);
    expect(await datasets.replace(makeContents({ label: 'next' }))).toMatchObject({ label: 'next' });
  });

  it('reads the data set of an earlier release, and keeps it at the next import', async () => {
    const place = await temporaryDatabase();
    const { datasets, close } = await openStore(place);
    onTestFinished(close);
    const { version } = await datasets.replace(makeContents());
    const client = new pg.Client({ connectionString: place });
    await client.connect();
    await client.query(
      "drop table mini.kept_version; delete from mini.kysely_migration where name = '0004-versions'",
    );
    await client.end();
    expect(await datasets.versions('mini')).toMatchObject([{ imported: undefined, pinned: false }]);
    expect((await datasets.contents('mini')).label).toBe('');
    await datasets.replace(makeContents({ label: 'next' }));
    const versions = await datasets.versions('mini');
    expect(versions.map(({ header }) => header.label)).toEqual(['next', '']);
    expect(versions.map(({ imported }) => imported === undefined)).toEqual([false, true]);
    await datasets.pin('mini', version, true);
    expect((await datasets.versions('mini'))[1]).toMatchObject({ pinned: true });
  });

  it('gives the disk space back of an import that failed', async () => {
    const place = await temporaryDatabase();
    const { datasets, close } = await openStore(place);
    onTestFinished(close);
    await datasets.replace(makeContents());
    const sizeOf = async () => {
      const client = new pg.Client({ connectionString: place });
      await client.connect();
      const { rows } = await client.query<{ size: string }>("select pg_total_relation_size('mini.document') as size");
      await client.end();
      return Number(rows[0].size);
    };
    const before = await sizeOf();
    const lists = Array.from({ length: 200 }, (_, i) => ({
      name: `list ${1000 + i}`,
      text: randomBytes(8192).toString('hex'),
    }));
    const progress = (fraction: number) => {
      if (fraction === 1) throw new Error('no more');
    };
    await expect(datasets.replace(makeContents({ lists }), { progress })).rejects.toThrow('no more');
    expect((await sizeOf()) - before).toBeLessThan(100_000);
  });

  it('leaves nothing behind when the first writer of an edition is killed', { tags: ['long'] }, async () => {
    const place = await temporaryDatabase();
    const { datasets, close } = await openStore(place);
    onTestFinished(close);
    await dieWhileReplacing(place);
    expect(await datasets.editions()).toEqual([]);
    expect(await datasets.header('mini')).toBeUndefined();
  });

  it('gives a reader the old data set to its end while a new one takes its place', async () => {
    const { datasets, close } = await openStore(await temporaryDatabase());
    onTestFinished(close);
    await datasets.replace(makeContents());
    const reads = Array.from({ length: 8 }, () => datasets.contents('mini'));
    await datasets.replace(makeContents({ label: 'next' }));
    for (const read of await Promise.all(reads)) expect(read).toEqual(makeContents({ label: read.label }));
  });

  it('answers again after its connections were ended, without an error that users see', async () => {
    const place = await temporaryDatabase();
    const { datasets, requests, close } = await openStore(place);
    onTestFinished(close);
    await datasets.replace(makeContents());
    await requests.save(request);
    for (let i = 0; i < 5; i++) {
      const calls = [requests.find('r'), datasets.list('mini', 'some'), datasets.header('mini')] as const;
      await endConnections(place);
      const [found, list, header] = await Promise.all(calls);
      expect([found, list, header?.edition]).toEqual([request, 'A1\nA2\n', 'mini']);
    }
  });

  it('announces each new data set to whoever watches, and that it may have missed one after an interruption', async () => {
    const place = await temporaryDatabase();
    const [store, other] = [await openStore(place), await openStore(place)];
    onTestFinished(() => Promise.all([store.close(), other.close()]).then(() => undefined));
    const heard: (string | undefined)[] = [];
    onTestFinished(other.datasets.watch((edition) => heard.push(edition)));
    await expect.poll(() => onServer(listeners(place)).then(({ rowCount }) => rowCount)).toBe(1);
    await store.datasets.replace(makeContents());
    await expect.poll(() => heard).toEqual(['mini']);
    await endConnections(place);
    await expect.poll(() => heard).toEqual(['mini', undefined]);
    await store.datasets.replace(makeContents({ edition: 'rice' }));
    await expect.poll(() => heard).toEqual(['mini', undefined, 'rice']);
  });

  it('lets several processes make its requests at once', async () => {
    const place = await temporaryDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(place)));
    onTestFinished(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
    await Promise.all(stores.map(({ requests }, i) => requests.save({ ...request, id: `r${i}` })));
    expect(await stores[0].requests.find('r3')).toMatchObject({ id: 'r3' });
  });
});

const listeners = (place: string) =>
  `select 1 from pg_stat_activity where datname = '${new URL(place).pathname.slice(1)}' and query like 'listen%'`;

describe('a store in PostgreSQL that is not there', () => {
  it('says so in one sentence, without the password', { tags: ['long'] }, async () => {
    // Port 1 belongs to a service that nobody runs any more; a port that was free a moment ago may be taken.
    const store = await openStore('postgres://user:secret@127.0.0.1:1/plants');
    onTestFinished(() => store.close());
    const sentence = 'PostgreSQL at 127.0.0.1:1/plants cannot be reached: connect ECONNREFUSED 127.0.0.1:1';
    const expected = { code: 'bad-store', message: sentence };
    // At once: each is tried again for about two seconds.
    const calls = [store.ping(), store.requests.find('r'), store.datasets.replace(makeContents())];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(expected)));
  });

  it.skipIf(!hasPostgres)('or that there is no such database', async () => {
    const place = new URL(await temporaryDatabase());
    place.pathname = '/trellis_nowhere';
    const store = await openStore(place.href);
    onTestFinished(() => store.close());
    await expect(store.datasets.editions()).rejects.toMatchObject({
      code: 'bad-store',
      message: expect.stringMatching(/refuses: database "trellis_nowhere" does not exist$/),
    });
  });

  it.skipIf(!hasPostgres)('or that it takes no changes, as a standby does not', async () => {
    const place = new URL(await temporaryDatabase());
    const writable = await openStore(place.href);
    await writable.requests.find('r');
    await writable.close();
    place.searchParams.set('options', '-c default_transaction_read_only=on');
    const store = await openStore(place.href);
    onTestFinished(() => store.close());
    await expect(store.requests.addFeedback({ edition: 'maize', name: 'Ann', text: 'Good.' })).rejects.toMatchObject({
      code: 'bad-store',
      message: expect.stringMatching(/refuses: cannot execute \w+.* in a read-only transaction$/),
    });
  });
});
