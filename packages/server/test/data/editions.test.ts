import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder, openStore, type Store } from '@trellis/store';
import type { EditionSettings } from '@trellis/core/edition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Editions } from '../../src/data/editions.ts';
import { fixture } from '../testServer.ts';

let folder: string;
let store: Store;
const add = async (edition: string, settings: EditionSettings | null = null): Promise<void> => {
  const { contents } = await importFolder(fixture('mini'), { edition });
  await store.datasets.replace({ ...contents, settings });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-editions-'));
  store = await openStore(folder);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the editions of a store', () => {
  it('are none in an empty one', async () => {
    await expect(new Editions(store.datasets).ofHost('localhost')).rejects.toMatchObject({ code: 'unknown-edition' });
  });

  it('are on every host the only one', async () => {
    await add('yeast', { title: 'Yeast', order: 4, hosts: ['saccharomyces', 'genes.lab.example'] });
    expect((await new Editions(store.datasets).ofHost('10.0.0.1:8080')).name).toBe('yeast');
  });

  it('are in the order of menus, those that are shipped as their files say', async () => {
    await add('rice');
    await add('wheat');
    const all = await new Editions(store.datasets).all();
    expect(all.map(({ name, title }) => [name, title])).toEqual([
      ['rice', 'Rice'],
      ['yeast', 'Yeast'],
      ['wheat', 'Wheat'],
    ]);
  });

  it.each([
    ['yeast.example.org', 'yeast'],
    ['YEAST.localhost:8080', 'yeast'],
    ['saccharomyces.example.org', 'yeast'],
    ['genes.lab.example', 'yeast'],
    ['wheat.genes.lab.example', 'wheat'],
  ])('are chosen by the host %s: %s', async (host, edition) => {
    expect((await new Editions(store.datasets).ofHost(host)).name).toBe(edition);
  });

  it('are named where a host names none of them', async () => {
    await expect(new Editions(store.datasets).ofHost('www.example.org')).rejects.toMatchObject({
      code: 'choose-edition',
      message: 'This address is of no edition. Choose one with ?edition=NAME: rice, yeast, wheat.',
    });
  });

  it('are for such hosts what the setting names, and for others what the host names', async () => {
    const editions = new Editions(store.datasets);
    expect((await editions.ofHost('www.example.org', 'rice')).name).toBe('rice');
    expect((await editions.ofHost('yeast.example.org', 'rice')).name).toBe('yeast');
  });

  it('have one for such hosts where it is called development', async () => {
    await add('development');
    expect((await new Editions(store.datasets).ofHost('www.example.org')).name).toBe('development');
  });

  it('have the only one for another name', async () => {
    const only = {
      editions: () => Promise.resolve(['yeast']),
      header: store.datasets.header.bind(store.datasets),
      profile: store.datasets.profile.bind(store.datasets),
    };
    expect((await new Editions(only).of('development')).name).toBe('yeast');
    await expect(new Editions(store.datasets).of('fly')).rejects.toMatchObject({ code: 'unknown-edition' });
  });

  it('are read again after an import', { tags: ['long'] }, async () => {
    const editions = new Editions(store.datasets);
    expect((await editions.of('wheat')).title).toBe('Wheat');
    await add('wheat', { title: 'Bread wheat' });
    await expect.poll(async () => (await editions.of('wheat')).title).toBe('Bread wheat');
  });
});
