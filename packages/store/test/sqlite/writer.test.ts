import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/index.ts';
import { bundledScript } from '../bundledScript.ts';
import { sqliteOfServer, writer } from '../engines.ts';

const request = (id: string) => ({
  id,
  edition: 'maize',
  version: 'abc',
  inputs: '{}',
  created: '2024-05-06T07:08:09.000Z',
});

describe('the thread that writes requests', () => {
  it('writes in turns what is given to it at once, and each is found when its call has ended', async () => {
    const { store, reopen } = await sqliteOfServer.create();
    const ids = Array.from({ length: 50 }, (_, i) => `r${i}`);
    await Promise.all(
      ids.map(async (id) => {
        await store.requests.save(request(id));
        expect(await store.requests.has(id)).toBe(true);
      }),
    );
    const other = await reopen();
    expect(await Promise.all(ids.map((id) => other.requests.has(id)))).not.toContain(false);
  });

  it('leaves the other turns alone when one fails', async () => {
    const { requests } = (await sqliteOfServer.create()).store;
    await requests.save(request('r1'));
    const [twice, next] = await Promise.allSettled([requests.save(request('r1')), requests.save(request('r2'))]);
    expect([twice.status, next.status]).toEqual(['rejected', 'fulfilled']);
    expect(await requests.has('r2')).toBe(true);
  });

  it('waits for a store without it that writes into the same file', async () => {
    const { store, place } = await sqliteOfServer.create();
    const other = await openStore(place);
    const saved = Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).requests.save(request(`r${i}`)));
    await Promise.all(saved);
    expect(await Promise.all(saved.map((_, i) => other.requests.has(`r${i}`)))).not.toContain(false);
    await other.close();
  });

  it('ends with its store, and is started again by the next call', async () => {
    const { store, reopen } = await sqliteOfServer.create();
    await store.requests.save(request('r1'));
    await store.close();
    await store.requests.save(request('r2'));
    const { requests } = await reopen();
    expect([await requests.has('r1'), await requests.has('r2')]).toEqual([true, true]);
  });

  it('keeps the process until it has ended, also if its store is closed while it is writing', async () => {
    const { place } = await sqliteOfServer.create();
    const script = `
      import { openStore } from './packages/store/src/index.ts';
      const store = await openStore(${JSON.stringify(place)}, { writer: ${JSON.stringify(writer)} });
      void store.requests.finishDeletions();
      await store.requests.has('r1');
      await store.close();
      console.log('closed');`;
    expect(execFileSync(process.execPath, [await bundledScript(script)], { encoding: 'utf8' })).toBe('closed\n');
  });
});
