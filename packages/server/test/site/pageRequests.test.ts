import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openPageRequests } from '../../src/site/pageRequests.ts';

const requestOf = (id: string, parent?: string) => ({
  ...{ id, edition: 'development', version: 'v', inputs: '{}', created: '2026-01-01T00:00:00.000Z' },
  ...(parent !== undefined && { parent }),
});

it('keeps requests with their files, and revisions in their order', async () => {
  const store = openPageRequests(randomUUID());
  await store.save(requestOf('a'), { secretHash: 'h', files: [Uint8Array.of(1, 2)] });
  await store.save(requestOf('b'), { secretHash: 'i', files: { request: 'a' } });
  expect(await store.find('a')).toEqual(requestOf('a'));
  expect(await store.ownFiles('b')).toEqual([Uint8Array.of(1, 2)]);
  expect(await store.secretHash('b')).toBe('i');
  expect(await store.addRevision('a', '[1]')).toBe(1);
  expect(await store.addRevision('a', '[2]')).toBe(2);
  expect(await store.revision('a')).toEqual({ number: 2, names: '[2]' });
  expect(await store.revision('a', 1)).toEqual({ number: 1, names: '[1]' });
  await expect(store.addRevision('a', '[3]', 2)).rejects.toThrow('has 2 revisions, the maximum');
});

it('deletes a request with what was computed from it, for good', async () => {
  const store = openPageRequests(randomUUID());
  await store.save(requestOf('a'), { secretHash: 'h', files: [Uint8Array.of(1)] });
  await store.save(requestOf('b', 'a'));
  await store.save(requestOf('c', 'b'));
  await store.save(requestOf('other'));
  expect(await store.delete('a')).toBe(true);
  for (const id of ['a', 'b', 'c']) expect([await store.has(id), await store.isDeleted(id)]).toEqual([false, true]);
  expect(await store.ownFiles('a')).toEqual([]);
  expect(await store.has('other')).toBe(true);
  expect(await store.restore({ ...requestOf('a'), revisions: [] })).toBe(false);
  await expect(store.save(requestOf('d', 'a'))).rejects.toMatchObject({ code: 'request-deleted' });
});
