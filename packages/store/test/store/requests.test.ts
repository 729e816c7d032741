import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StoredRequest } from '../../src/index.ts';
import { engines, sqliteOfServer } from '../engines.ts';

const request: StoredRequest = {
  id: 'r1',
  edition: 'maize',
  version: 'abc',
  inputs: '{"query":"A and B"}',
  created: '2024-05-06T07:08:09.000Z',
};

describe.each([...engines, sqliteOfServer])('requests on $name', (engine) => {
  it('are found again after the store was closed', async () => {
    const { store, reopen } = await engine.create();
    await store.requests.save(request);
    expect(await store.requests.addRevision('r1', '[1]')).toBe(1);
    await store.requests.addFeedback({ edition: 'maize', name: 'Ann', text: 'Good.' });
    await store.close();
    const { requests } = await reopen();
    expect(await requests.find('r1')).toEqual(request);
    expect(await requests.revision('r1')).toEqual({ number: 1, names: '[1]' });
    expect(await requests.feedback()).toMatchObject([{ edition: 'maize', name: 'Ann', text: 'Good.' }]);
  });

  it('are seen by other processes at once', async () => {
    const { store, reopen } = await engine.create();
    const other = await reopen();
    await store.requests.save(request);
    expect(await other.requests.find('r1')).toEqual(request);
    await other.requests.addRevision('r1', '[2]');
    expect(await store.requests.revision('r1')).toEqual({ number: 1, names: '[2]' });
  });

  it('are unknown until they are saved, and their ids are new', async () => {
    const { requests } = (await engine.create()).store;
    expect(await requests.find('r1')).toBeUndefined();
    expect(await requests.revision('r1')).toBeUndefined();
    await requests.save(request);
    await expect(requests.save(request)).rejects.toThrow();
  });

  it('have a size that grows with what is stored', async () => {
    const { requests } = (await engine.create()).store;
    const before = await requests.bytes();
    expect(before).toBeGreaterThan(0);
    const files = [randomBytes(3_000_000), randomBytes(1_000_000)];
    await requests.save(request, { secretHash: 'a', files });
    const growth = (await requests.bytes()) - before;
    expect(growth).toBeGreaterThan(4_000_000);
    expect(growth).toBeLessThan(5_000_000);
    await requests.delete('r1');
    expect((await requests.bytes()) - before).toBeLessThan(500_000);
  });

  it('keep every revision by its number', async () => {
    const { requests } = (await engine.create()).store;
    await requests.save(request);
    for (const names of ['a', 'b', 'c']) await requests.addRevision('r1', names);
    expect(await requests.revision('r1', 2)).toEqual({ number: 2, names: 'b' });
    expect(await requests.revision('r1')).toEqual({ number: 3, names: 'c' });
    expect(await requests.revision('r1', 4)).toBeUndefined();
  });

  it('are restored once when several processes do so at the same time', async () => {
    const { store, reopen } = await engine.create();
    const stores = [store, await reopen(), await reopen()];
    const record = { ...request, revisions: [{ number: 1, names: 'a' }] };
    const restored = await Promise.all(stores.map(({ requests }) => requests.restore(record)));
    expect(restored.filter(Boolean)).toEqual([true]);
    expect(await store.requests.revision('r1')).toEqual({ number: 1, names: 'a' });
  });

  it('take over the files of another one, and refuse those of a deleted one', async () => {
    const { requests } = (await engine.create()).store;
    const files = [new Uint8Array([1, 2, 3]), new Uint8Array(200_000).fill(7)];
    await requests.save(request, { secretHash: 'a', files });
    await requests.save({ ...request, id: 'r2' }, { secretHash: 'b', files: { request: 'r1' } });
    await requests.delete('r1');
    expect((await requests.ownFiles('r2')).map((file) => [...file])).toEqual(files.map((file) => [...file]));
    const late = requests.save({ ...request, id: 'r3' }, { secretHash: 'c', files: { request: 'r1' } });
    await expect(late).rejects.toThrow('The request r1 was deleted, with its own data.');
    expect(await requests.find('r3')).toBeUndefined();
  });

  it('number revisions without gaps when many are added at once', async () => {
    const { store, reopen } = await engine.create();
    const stores = [store, await reopen(), await reopen()];
    await store.requests.save(request);
    const added = Array.from({ length: 12 }, (_, i) => stores[i % 3].requests.addRevision('r1', String(i)));
    const numbers = (await Promise.all(added)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it('are deleted with all that was computed from them, at any depth, and with nothing else', async () => {
    const { store, reopen } = await engine.create();
    const { requests } = store;
    const child = (id: string, parent: string, inputs = '{}') => requests.save({ ...request, id, parent, inputs });
    await requests.save(request);
    for (let i = 0; i < 30; i++) await child(`c${i}`, 'r1');
    await child('grandchild', 'c7');
    await requests.save({
      ...request,
      id: 'stranger',
      inputs: '{"own":[{"metadata":{"COMPUTEDFROM":"r1","x":"\\"computedFrom\\":\\"r1\\""}}]}',
    });
    expect(await requests.delete('r1')).toBe(true);
    for (const id of ['r1', 'c0', 'c29', 'grandchild'])
      expect([await requests.has(id), await requests.isDeleted(id)]).toEqual([false, true]);
    expect([await requests.has('stranger'), await requests.isDeleted('stranger')]).toEqual([true, false]);
    await expect(child('late', 'r1')).rejects.toThrow('The request r1 was deleted, with its own data.');
    expect(await (await reopen()).requests.has('late')).toBe(false);
  });

  it('that are made while their parent is deleted go with it, or are refused', async () => {
    const { store, reopen } = await engine.create();
    const other = await reopen();
    await store.requests.save(request);
    const made = Array.from({ length: 20 }, (_, i) => `c${i}`);
    const [deleted] = await Promise.allSettled([
      store.requests.delete('r1'),
      ...made.map((id) => other.requests.save({ ...request, id, parent: 'r1' })),
    ]);
    expect(deleted).toEqual({ status: 'fulfilled', value: true });
    for (const id of made) expect(await store.requests.has(id)).toBe(false);
  });

  it('have a maximum of revisions, if one is given', async () => {
    const { requests } = (await engine.create()).store;
    await requests.save(request);
    for (const names of ['a', 'b']) await requests.addRevision('r1', names, 2);
    await expect(requests.addRevision('r1', 'c', 2)).rejects.toMatchObject({ code: 'too-many-revisions' });
    expect(await requests.revision('r1')).toEqual({ number: 2, names: 'b' });
  });

  it('refuse revisions of a request that does not exist', async () => {
    const { requests } = (await engine.create()).store;
    await expect(requests.addRevision('nothing', '[]')).rejects.toThrow();
  });
});
