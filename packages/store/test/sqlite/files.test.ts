import { spawnSync } from 'node:child_process';
import { copyFile, link, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/index.ts';
import { Database } from '../../src/sqlite/driver.ts';
import { bundledScript } from '../bundledScript.ts';
import { makeContents } from '../makeContents.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const request = { id: 'r', edition: 'mini', version: 'v', inputs: '{}', created: '2024-01-01T00:00:00Z' };

/** Replaces a data set in another process, which kills itself when half of the rows are written. */
async function dieWhileReplacing(folder: string): Promise<void> {
  const script = `
    import { openStore } from './packages/store/src/index.ts';
    import { makeContents } from './packages/store/test/makeContents.ts';
    const { datasets } = await openStore(${JSON.stringify(folder)});
    const progress = (fraction) => fraction > 0.5 && process.kill(process.pid, 'SIGKILL');
    await datasets.replace(makeContents({ label: 'never' }), { progress });`;
  expect(spawnSync(process.execPath, [await bundledScript(script)]).signal).toBe('SIGKILL');
}

describe('a data folder of SQLite files', () => {
  it('holds one file per edition and nothing else that readers would see', async () => {
    const folder = join(await temporaryFolder(), 'new');
    const { datasets } = await openStore(folder);
    await datasets.replace(makeContents());
    await datasets.replace(makeContents({ edition: 'rice' }));
    expect(await readdir(folder)).toEqual(['.lock', 'mini.sqlite', 'rice.sqlite']);
  });

  it('says of each writer which data set it wrote, when several write at the same time', async () => {
    const { datasets } = await openStore(await temporaryFolder());
    const labels = Array.from({ length: 8 }, (_, i) => `data set ${i}`);
    const written = await Promise.all(labels.map((label) => datasets.replace(makeContents({ label }))));
    expect(written.map(({ label }) => label)).toEqual(labels);
    expect(new Set(written.map(({ version }) => version)).size).toBe(labels.length);
  });

  it('keeps the old data set when a writer is killed, and the next writer clears up after it', async () => {
    const folder = await temporaryFolder();
    const { datasets } = await openStore(folder);
    const before = await datasets.replace(makeContents());
    await dieWhileReplacing(folder);
    expect((await readdir(folder)).filter((name) => name.endsWith('.building'))).toHaveLength(1);
    expect(await datasets.editions()).toEqual(['mini']);
    expect(await datasets.header('mini')).toEqual(before);
    expect(await datasets.check('mini')).toEqual([]);
    await datasets.replace(makeContents({ label: 'next' }));
    expect((await readdir(folder)).filter((name) => name.endsWith('.building'))).toEqual([]);
  });

  it('is sound after a crash between the second name of the old file and the new file', async () => {
    const folder = await temporaryFolder();
    const { datasets } = await openStore(folder);
    const { version } = await datasets.replace(makeContents());
    await mkdir(join(folder, 'versions/mini'), { recursive: true });
    await link(join(folder, 'mini.sqlite'), join(folder, `versions/mini/${version}.sqlite`));
    expect((await datasets.versions('mini')).map(({ header }) => header.version)).toEqual([version]);
    expect(await datasets.check('mini')).toEqual([]);
    const next = await datasets.replace(makeContents({ label: 'next' }));
    expect((await datasets.versions('mini')).map(({ header }) => header.version)).toEqual([next.version, version]);
    expect((await datasets.contents('mini', version)).label).toBe('');
  });

  it('does not keep a file in versions that cannot be read, and check says why', async () => {
    const folder = await temporaryFolder();
    const { datasets } = await openStore(folder);
    const { version } = await datasets.replace(makeContents());
    await datasets.replace(makeContents({ label: 'next' }));
    const path = join(folder, `versions/mini/${version}.sqlite`);
    await writeFile(path, 'damaged '.repeat(1000));
    const again = (await openStore(folder)).datasets;
    expect(await again.versions('mini')).toHaveLength(1);
    expect(await again.check('mini')).toEqual([`version ${version.slice(0, 12)}: ${path} is not an SQLite file`]);
    await again.remove('mini', version);
    expect(await again.check('mini')).toEqual([]);
  });

  it('shares the bytes of an older version with nothing that is written later', async () => {
    const folder = await temporaryFolder();
    const { datasets } = await openStore(folder);
    const { version } = await datasets.replace(makeContents());
    const { ino } = await stat(join(folder, 'mini.sqlite'));
    await datasets.replace(makeContents({ label: 'next' }));
    expect((await stat(join(folder, `versions/mini/${version}.sqlite`))).ino).toBe(ino);
    expect((await stat(join(folder, 'mini.sqlite'))).ino).not.toBe(ino);
  });

  it('leaves alone what a living writer is building', async () => {
    const folder = await temporaryFolder();
    const name = `.mini.${process.ppid}-1.building`;
    await writeFile(join(folder, name), '');
    await (await openStore(folder)).datasets.replace(makeContents());
    expect(await readdir(folder)).toContain(name);
  });

  it('passes over files that are no editions', async () => {
    const folder = await temporaryFolder();
    const { datasets, requests } = await openStore(folder);
    await datasets.replace(makeContents());
    await requests.save(request);
    await copyFile(join(folder, 'mini.sqlite'), join(folder, 'Not An Edition.sqlite'));
    expect(await datasets.editions()).toEqual(['mini']);
  });

  it('gives a reader the old data set to its end while a new one takes its place', async () => {
    const folder = await temporaryFolder();
    const { datasets } = await openStore(folder);
    await datasets.replace(makeContents());
    const reading = datasets.contents('mini');
    await datasets.replace(makeContents({ label: 'next' }));
    const read = await reading;
    expect(['', 'next']).toContain(read.label);
    expect(read).toEqual(makeContents({ label: read.label }));
  });

  it('can be read where nothing may be written', async () => {
    const folder = await temporaryFolder();
    const { datasets } = await openStore(folder);
    await datasets.replace(makeContents());
    const before = await readdir(folder);
    await datasets.image('mini');
    expect(await readdir(folder)).toEqual(before);
  });

  it('refuses requests of a newer version of the software', async () => {
    const folder = await temporaryFolder();
    const store = await openStore(folder);
    await store.requests.save(request);
    await store.close();
    const database = new Database(join(folder, 'requests.sqlite'));
    database.exec("insert into kysely_migration values ('9999-later', '2999')");
    database.close();
    const again = await openStore(folder);
    await expect(again.requests.find('r')).rejects.toMatchObject({
      code: 'bad-store',
      message: `${join(folder, 'requests.sqlite')} was written by a newer version of Trellis: use that version`,
    });
  });

  it('lets several processes make requests.sqlite at once', async () => {
    const folder = await temporaryFolder();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(folder)));
    await Promise.all(stores.map(({ requests }, i) => requests.save({ ...request, id: String(i) })));
    expect(await stores[0].requests.find('3')).toMatchObject({ id: '3' });
    await Promise.all(stores.map((store) => store.close()));
  });
});
