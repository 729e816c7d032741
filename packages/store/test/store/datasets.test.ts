import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../core/test/propertyRuns.ts';
import { importFolder, type Store } from '../../src/index.ts';
import { arbitraryContents } from '../arbitraryContents.ts';
import { engines } from '../engines.ts';
import { miniFolder } from '../folders.ts';
import { makeContents } from '../makeContents.ts';

describe.each(engines)('data sets on $name', (engine) => {
  const open = async (): Promise<Store> => (await engine.create()).store;

  it('come back as they were written', async () => {
    const { datasets } = await open();
    const { contents } = await importFolder(miniFolder, { edition: 'mini' });
    await datasets.replace(contents);
    expect(await datasets.contents('mini')).toEqual(contents);
    expect(await datasets.check('mini')).toEqual([]);
  });

  it('come back as they were written, whatever they hold', { timeout: 120_000 }, async () => {
    const { datasets } = await open();
    const property = fc.asyncProperty(arbitraryContents, async (contents) => {
      await datasets.replace(contents);
      expect(await datasets.contents('mini')).toEqual(contents);
      expect(await datasets.check('mini')).toEqual([]);
    });
    await fc.assert(property, { numRuns: propertyRuns(60) });
  });

  it('are counted in their header', async () => {
    const { datasets } = await open();
    const header = await datasets.replace((await importFolder(miniFolder, { edition: 'mini' })).contents);
    const counts = { genes: 12, analyses: 6, interactions: 24, edges: 8, motifHits: 19, lists: 1, networks: 1 };
    expect(header).toEqual({ edition: 'mini', label: 'made-up mini data', version: header.version, counts });
    expect(header.version).toMatch(/^[0-9a-f]{64}$/);
    expect(await datasets.header('mini')).toEqual(header);
  });

  it('have the same version when they have the same content, under any edition', async () => {
    const { datasets } = await open();
    const first = await datasets.replace(makeContents());
    const second = await datasets.replace(makeContents({ edition: 'other' }));
    expect(second.version).toBe(first.version);
  });

  it('have another version when anything in them differs', async () => {
    const { datasets } = await open();
    const { analyses, genes, motifs, edgeTypes } = makeContents();
    const variants = [
      makeContents(),
      makeContents({ label: 'x' }),
      makeContents({ genes: genes.map((gene) => ({ ...gene, family: 'MYB' })) }),
      makeContents({ aliases: [] }),
      makeContents({ analyses: analyses.slice(1) }),
      makeContents({ analyses: analyses.map((analysis) => ({ ...analysis, id: analysis.id + 1 })) }),
      makeContents({ edgeTypes: edgeTypes.slice(1) }),
      makeContents({ motifs: { ...motifs, individual: [] } }),
      makeContents({ clusterInfo: '' }),
      makeContents({ lists: [{ name: 'some', text: 'A1\n' }] }),
      makeContents({ networks: [] }),
    ];
    const versions = new Set<string>();
    for (const variant of variants) versions.add((await datasets.replace(variant)).version);
    expect(versions.size).toBe(variants.length);
  });

  it('are packed for queries with their version', async () => {
    const { datasets } = await open();
    const { version } = await datasets.replace(makeContents());
    const image = await datasets.image('mini');
    const index: unknown = JSON.parse(Buffer.from(image.index).toString());
    expect(image).toMatchObject({ edition: 'mini', version });
    expect(index).toMatchObject({
      genes: { ids: ['A1', 'A2', 'A3', 'A4'] },
      lists: ['some'],
      networks: ['net'],
      motifs: { cluster: ['c1'], individual: ['A1_m'] },
      motifRegions: ['CDS', 'intron'],
    });
  });

  it('give lists, networks, cluster information and motifs by themselves', async () => {
    const { datasets } = await open();
    const contents = makeContents();
    const { version } = await datasets.replace(contents);
    const mini = { edition: 'mini', version };
    expect(await datasets.list('mini', 'some')).toBe('A1\nA2\n');
    expect(await datasets.list('mini', 'net')).toBeUndefined();
    expect(await datasets.network('mini', 'net')).toBe('A1\tA2\n');
    expect(await datasets.network('mini', 'some')).toBeUndefined();
    expect(await datasets.clusterInfo({ edition: 'mini' })).toBe(contents.clusterInfo);
    expect(await datasets.motifs(mini, 'individual', ['CDS'])).toEqual(contents.motifs.individual.slice(0, 1));
    expect(await datasets.motifs(mini, 'individual', ['intron', 'CDS'])).toEqual(contents.motifs.individual);
    expect(await datasets.motifs(mini, 'cluster', [])).toEqual([]);
  });

  it('refuse to give motifs and cluster information of a version that is not kept', async () => {
    const { datasets } = await open();
    const { version } = await datasets.replace(makeContents());
    await datasets.replace({ ...makeContents(), label: 'the next one' }, { keep: 1 });
    const old = { edition: 'mini', version };
    await expect(datasets.motifs(old, 'cluster', ['CDS'])).rejects.toMatchObject({ code: 'version-gone' });
    await expect(datasets.clusterInfo(old)).rejects.toMatchObject({ code: 'version-gone' });
  });

  it('are listed by edition, sorted', async () => {
    const { datasets } = await open();
    expect(await datasets.editions()).toEqual([]);
    for (const edition of ['rice', 'arabidopsis', 'maize-b73']) await datasets.replace(makeContents({ edition }));
    expect(await datasets.editions()).toEqual(['arabidopsis', 'maize-b73', 'rice']);
  });

  it('are unknown until they are written', async () => {
    const { datasets } = await open();
    expect(await datasets.header('mini')).toBeUndefined();
    await expect(datasets.image('mini')).rejects.toMatchObject({ code: 'unknown-edition' });
    await expect(datasets.contents('mini')).rejects.toMatchObject({ code: 'unknown-edition' });
  });

  it.each(['', 'Maize', '1st', '../etc', 'a/b', 'a b', 'requests', 'a'.repeat(64)])(
    'cannot have the edition %j',
    async (edition) => {
      const { datasets } = await open();
      await expect(datasets.replace(makeContents({ edition }))).rejects.toMatchObject({ code: 'bad-request' });
      await expect(datasets.contents(edition)).rejects.toMatchObject({ code: 'bad-request' });
      expect(await datasets.header(edition)).toBeUndefined();
    },
  );

  it('are replaced for readers who were there before', async () => {
    const { store, reopen } = await engine.create();
    const other = await reopen();
    await store.datasets.replace(makeContents());
    expect(await other.datasets.header('mini')).toMatchObject({ label: '' });
    await store.datasets.replace(makeContents({ label: 'next' }));
    expect(await other.datasets.header('mini')).toMatchObject({ label: 'next' });
    expect((await other.datasets.contents('mini')).label).toBe('next');
  });

  it('are not replaced when their base is no longer the current version', async () => {
    const { datasets } = await open();
    const { version } = await datasets.replace(makeContents(), { base: null });
    await datasets.replace(makeContents({ label: 'first' }), { base: version });
    const late = datasets.replace(makeContents({ label: 'late' }), { base: version });
    await expect(late).rejects.toMatchObject({ code: 'store-changed' });
    const blind = datasets.replace(makeContents({ label: 'blind' }), { base: null });
    await expect(blind).rejects.toMatchObject({ code: 'store-changed' });
    expect(await datasets.header('mini')).toMatchObject({ label: 'first' });
  });

  it('are refused when they are not sound, and the current one stays', async () => {
    const { datasets } = await open();
    const before = await datasets.replace(makeContents());
    const [analysis] = makeContents().analyses;
    const broken = makeContents({ analyses: [{ ...analysis, targets: Uint32Array.of(3, 1) }] });
    await expect(datasets.replace(broken)).rejects.toThrow('analysis 1: the targets are not rising gene indices');
    expect(await datasets.header('mini')).toEqual(before);
  });

  it('are written with progress from 0 to 1', async () => {
    const { datasets } = await open();
    const fractions: number[] = [];
    await datasets.replace(makeContents(), { progress: (fraction) => fractions.push(fraction) });
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });
});
