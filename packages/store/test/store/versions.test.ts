import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/index.ts';
import { engines } from '../engines.ts';
import { makeContents } from '../makeContents.ts';
import { runStatement } from '../runStatement.ts';

/** Contents that differ in their label, a list, the cluster information and the motifs. */
function labeled(label: string) {
  const contents = makeContents();
  const [motif] = contents.motifs.cluster;
  return makeContents({
    label,
    lists: [{ name: 'some', text: `${label}\n` }],
    networks: [{ name: 'net', text: `${label}\tA2\n` }],
    clusterInfo: `cluster,Family\nc1,${label}\n`,
    motifs: { ...contents.motifs, cluster: [{ ...motif, counts: Uint32Array.of(label.length, 7) }] },
  });
}

describe.each(engines)('versions of a data set on $name', (engine) => {
  const open = async (): Promise<Store> => (await engine.create()).store;

  async function writeAll({ datasets }: Store, labels: readonly string[], keep?: number): Promise<string[]> {
    const versions: string[] = [];
    for (const label of labels) versions.push((await datasets.replace(labeled(label), { keep })).version);
    return versions;
  }

  const labelsOf = async ({ datasets }: Store) => (await datasets.versions('mini')).map(({ header }) => header.label);

  it('are kept, the newest first, with the time of their import', async () => {
    const store = await open();
    expect(await store.datasets.versions('mini')).toEqual([]);
    const before = Date.now();
    const written = await writeAll(store, ['one', 'two', 'three']);
    const versions = await store.datasets.versions('mini');
    expect(versions.map(({ header }) => header.version)).toEqual(written.toReversed());
    expect(versions.map(({ pinned }) => pinned)).toEqual([false, false, false]);
    for (const { imported } of versions) {
      expect(Date.parse(imported ?? '')).toBeGreaterThan(before - 2000);
      expect(Date.parse(imported ?? '')).toBeLessThan(Date.now() + 2000);
    }
    expect(await store.datasets.header('mini')).toEqual(versions[0].header);
  });

  it('can all be read', async () => {
    const store = await open();
    const written = await writeAll(store, ['one', 'second', 'the third']);
    for (const [i, label] of ['one', 'second', 'the third'].entries()) {
      const [version, contents] = [written[i], labeled(label)];
      const of = { edition: 'mini', version };
      expect(await store.datasets.contents('mini', version)).toEqual(contents);
      expect((await store.datasets.image('mini', version)).version).toBe(version);
      expect(await store.datasets.list('mini', 'some', version)).toBe(`${label}\n`);
      expect(await store.datasets.network('mini', 'net', version)).toBe(`${label}\tA2\n`);
      expect(await store.datasets.clusterInfo(of)).toBe(contents.clusterInfo);
      expect(await store.datasets.motifs(of, 'cluster', ['CDS'])).toEqual(contents.motifs.cluster);
    }
    expect(await store.datasets.check('mini')).toEqual([]);
  });

  it('are three by default, and as many as the store or the import says', async () => {
    const { store, place } = await engine.create();
    await writeAll(store, ['one', 'two', 'three', 'four']);
    expect(await labelsOf(store)).toEqual(['four', 'three', 'two']);
    const other = await openStore(place, { keptVersions: 2 });
    await writeAll(other, ['five']);
    await other.close();
    expect(await labelsOf(store)).toEqual(['five', 'four']);
    await writeAll(store, ['six'], 1);
    expect(await labelsOf(store)).toEqual(['six']);
  });

  it('are gone when they are not kept', async () => {
    const store = await open();
    const [version] = await writeAll(store, ['one', 'two'], 1);
    const gone = {
      code: 'version-gone',
      message: `Version ${version.slice(0, 12)} of the mini data is no longer kept.`,
    };
    await expect(store.datasets.image('mini', version)).rejects.toMatchObject(gone);
    await expect(store.datasets.list('mini', 'some', version)).rejects.toMatchObject(gone);
    await expect(store.datasets.pin('mini', version, true)).rejects.toMatchObject(gone);
    await expect(store.datasets.remove('mini', version)).rejects.toMatchObject(gone);
    await expect(store.datasets.image('mini', '../../mini')).rejects.toMatchObject({ code: 'version-gone' });
    await expect(store.datasets.image('none', version)).rejects.toMatchObject({ code: 'unknown-edition' });
  });

  it('are not made by the same content', async () => {
    const store = await open();
    await writeAll(store, ['one', 'two', 'two']);
    expect(await labelsOf(store)).toEqual(['two', 'one']);
  });

  it('become the newest again with the content of an older one, and stay pinned', async () => {
    const store = await open();
    const [first, second] = await writeAll(store, ['one', 'two', 'three']);
    await store.datasets.pin('mini', first, true);
    expect(await writeAll(store, ['one'])).toEqual([first]);
    expect(await labelsOf(store)).toEqual(['one', 'three', 'two']);
    expect((await store.datasets.versions('mini'))[0]).toMatchObject({ pinned: true });
    expect((await store.datasets.contents('mini', second)).label).toBe('two');
    expect(await store.datasets.check('mini')).toEqual([]);
  });

  it('stay as long as they are pinned', async () => {
    const store = await open();
    const [first] = await writeAll(store, ['one']);
    await store.datasets.pin('mini', first, true);
    await writeAll(store, ['two', 'three', 'four', 'five']);
    expect(await labelsOf(store)).toEqual(['five', 'four', 'three', 'one']);
    await store.datasets.pin('mini', first, false);
    expect(await labelsOf(store)).toEqual(['five', 'four', 'three', 'one']);
    await writeAll(store, ['six']);
    expect(await labelsOf(store)).toEqual(['six', 'five', 'four']);
  });

  it('can be removed, but not the newest', async () => {
    const store = await open();
    const [first, second] = await writeAll(store, ['one', 'two']);
    await store.datasets.pin('mini', first, true);
    await store.datasets.remove('mini', first);
    expect(await labelsOf(store)).toEqual(['two']);
    await expect(store.datasets.remove('mini', second)).rejects.toMatchObject({ code: 'bad-request' });
    await writeAll(store, ['one']);
    expect((await store.datasets.versions('mini')).map(({ pinned }) => pinned)).toEqual([false, false]);
  });

  it('of one edition are not those of another', async () => {
    const store = await open();
    const [version] = await writeAll(store, ['one', 'two']);
    await store.datasets.replace(makeContents({ edition: 'rice' }));
    await expect(store.datasets.image('rice', version)).rejects.toMatchObject({ code: 'version-gone' });
    expect(await store.datasets.versions('rice')).toHaveLength(1);
    expect(await labelsOf(store)).toEqual(['two', 'one']);
  });

  it('are all checked', async () => {
    const { store, place } = await engine.create();
    const [first] = await writeAll(store, ['one', 'two']);
    const file = engine.name === 'SQLite' ? `versions/mini/${first}.sqlite` : undefined;
    await runStatement(place, "update document set text = 'changed' where kind = 'list' and dataset = 1", file);
    expect(await store.datasets.check('mini')).toEqual([
      `version ${first.slice(0, 12)}: the content does not match its version`,
    ]);
  });
});
