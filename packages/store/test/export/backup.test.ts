import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp, restore, type Store } from '../../src/index.ts';
import { combinations } from '../../../core/test/propertyRuns.ts';
import { engines } from '../engines.ts';
import { hashesOf } from '../folders.ts';
import { makeContents } from '../makeContents.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const created = '2024-05-06T07:08:09.000Z';
const request = (i: number) => ({
  id: `r${String(i).padStart(4, '0')}`,
  edition: 'mini',
  version: 'v',
  inputs: '{}',
  created,
});

/** Data sets of two editions, more requests than are read at a time, revisions and feedback. */
async function fill({ datasets, requests }: Store): Promise<void> {
  await datasets.replace(makeContents({ label: 'kept' }));
  await datasets.replace(makeContents({ edition: 'rice' }));
  for (let i = 0; i < 450; i++) await requests.save(request(i));
  for (const names of ['["a"]', '["b\\u0000"]']) await requests.addRevision('r0007', names);
  await requests.addFeedback({ edition: 'rice', name: 'Ann', text: 'Good.\nVery.' });
}

/** From each engine to the next one. */
const ways = engines.map((from, i) => ({ from, to: engines[(i + 1) % engines.length] }));

describe.each(combinations(ways))('a full backup from $from.name, restored into $to.name', ({ from, to }) => {
  it('brings back everything, byte for byte, and a second time changes nothing', async () => {
    const [folder, again] = [join(await temporaryFolder(), 'a'), join(await temporaryFolder(), 'b')];
    const [{ store }, { store: other }] = [await from.create(), await to.create()];
    await fill(store);
    expect(await backUp(store, folder)).toMatchObject({ requests: 450, feedback: 1 });
    expect(await restore(other, folder)).toMatchObject({ requests: 450, feedback: 1 });
    for (const edition of ['mini', 'rice']) {
      expect(await other.datasets.header(edition)).toEqual(await store.datasets.header(edition));
      expect(await other.datasets.check(edition)).toEqual([]);
    }
    expect(await other.requests.revision('r0007', 1)).toEqual({ number: 1, names: '["a"]' });
    expect(await other.requests.feedback()).toEqual(await store.requests.feedback());
    expect(await restore(other, folder)).toMatchObject({ requests: 0, feedback: 0 });
    await backUp(other, again);
    expect(await hashesOf(again)).toEqual(await hashesOf(folder));
  });
});

describe.each(ways)('a backup from $from.name, restored into $to.name', ({ from, to }) => {
  it('brings back older versions and pins', { tags: ['long'] }, async () => {
    const folder = join(await temporaryFolder(), 'a');
    const [{ store }, { store: other }] = [await from.create(), await to.create()];
    for (const label of ['one', 'two', 'three']) {
      const { version } = await store.datasets.replace(makeContents({ label }));
      if (label !== 'two') await store.datasets.pin('mini', version, true);
    }
    await backUp(store, folder);
    await restore(other, folder);
    const shown = async ({ datasets }: Store) =>
      (await datasets.versions('mini')).map(({ header, pinned }) => [header, pinned]);
    expect(await shown(other)).toEqual(await shown(store));
  });

  it('has large revisions on lines of their own', async () => {
    const folder = join(await temporaryFolder(), 'a');
    const [{ store }, { store: other }] = [await from.create(), await to.create()];
    await store.requests.save({ ...request(1), parent: 'r0000' });
    const large = ['a', 'b', 'c'].map((letter) => letter.repeat(700_000));
    for (const names of large) await store.requests.addRevision('r0001', names);
    expect(await backUp(store, folder)).toMatchObject({ requests: 1 });
    expect((await readFile(join(folder, 'requests.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(4);
    expect(await restore(other, folder)).toMatchObject({ requests: 1 });
    for (const [i, names] of large.entries())
      expect(await other.requests.revision('r0001', i + 1)).toEqual({ number: i + 1, names });
    await other.requests.delete('r0000');
    expect(await other.requests.has('r0001')).toBe(false);
  });

  it('leaves alone what users have made since', async () => {
    const folder = join(await temporaryFolder(), 'a');
    const [{ store }, { store: other }] = [await from.create(), await to.create()];
    await store.requests.save(request(1));
    await backUp(store, folder);
    await other.requests.save(request(1));
    await other.requests.addRevision('r0001', '["since"]');
    expect(await restore(other, folder)).toMatchObject({ requests: 0 });
    expect(await other.requests.revision('r0001')).toEqual({ number: 1, names: '["since"]' });
  });
});

describe('a backup', () => {
  it('is written into a new folder only, and a damaged one is refused with its place', async () => {
    const folder = join(await temporaryFolder(), 'a');
    const { store } = await engines[0].create();
    await store.requests.save(request(1));
    await backUp(store, folder);
    await expect(backUp(store, folder)).rejects.toMatchObject({ message: `the folder ${folder} is not empty` });
    const path = join(folder, 'requests.jsonl');
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 20));
    const message = `${path}, line 1: not JSON, the backup is damaged`;
    await expect(restore(store, folder)).rejects.toMatchObject({ code: 'bad-file', message });
    await expect(restore(store, await temporaryFolder())).rejects.toMatchObject({ code: 'bad-file' });
  });

  it('that was killed is refused by name, and removed by the next backup of that name', async () => {
    const parent = await temporaryFolder();
    const { store } = await engines[0].create();
    await store.requests.save(request(1));
    await backUp(store, join(parent, 'a'));
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const names = [`b.partial-${ended}`, `other.partial-${ended}`, `b.partial-${process.ppid}`];
    for (const name of names) await cp(join(parent, 'a'), join(parent, name), { recursive: true });
    const message = `${join(parent, names[0])} is not a backup: it was not written to its end`;
    await expect(restore(store, join(parent, names[0]))).rejects.toMatchObject({ code: 'bad-file', message });
    await backUp(store, join(parent, 'b'));
    expect((await readdir(parent)).sort()).toEqual(['a', 'b', names[2], names[1]].sort());
  });
});
