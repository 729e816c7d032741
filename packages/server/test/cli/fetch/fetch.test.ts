import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { ended, startTrellis, temporaryFolder, trellis } from '../trellis.ts';
import { plantGarden } from './garden.ts';

const analysesIn = async (data: string): Promise<(string | undefined)[]> => {
  const { datasets, close } = await openStore(data);
  const contents = await datasets.contents('garden');
  await close();
  return contents.analyses.map(({ name }) => name);
};

describe('trellis fetch', () => {
  it('downloads, converts and imports an edition, and reports each step', async () => {
    const { options, data } = await plantGarden();
    const { code, out, err } = await trellis('fetch', 'garden', ...options);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replace(/[0-9a-f]{64}$/, '')).toBe(`3 files, 0.0 MB: 3 fetched, 0 in the cache
garden:
recipe  made      files  rows read  kept  skipped
genes   genes         1          3     3
chip    analyses      1          3     2  1: duplicate
secret  analyses      1          2     1  1: gene not in the annotation
annotation.csv: 3 genes read
analyses (2 files): 3 interactions read
garden: 3 genes, 2 analyses, 3 interactions, 0 additional edges, 0 motif hits, 0 gene lists, 0 target networks; version `);
    expect(await analysesIn(data)).toEqual(['G1_ChIP', 'G2_list']);
    expect((await readdir(data)).filter((name) => name.startsWith('.trellis-fetch'))).toEqual([]);
  });

  it('gives the same version from the cache, without a request', async () => {
    const { options, requests } = await plantGarden();
    const first = await trellis('fetch', 'garden', ...options);
    const second = await trellis('fetch', 'garden', ...options);
    expect(requests).toHaveLength(3);
    expect(second.out.split('\n')[0]).toBe('3 files, 0.0 MB: 0 fetched, 3 in the cache');
    expect(second.out.split('\n').at(-1)).toBe(first.out.split('\n').at(-1));
  });

  it('takes one recipe with the genes of its edition', async () => {
    const { options, data } = await plantGarden();
    expect(await trellis('fetch', 'garden/chip', ...options)).toMatchObject({ code: 0 });
    expect(await analysesIn(data)).toEqual(['G1_ChIP']);
  });

  it('lists files in a dry run, and downloads nothing', async () => {
    const { options, data, cache, requests } = await plantGarden();
    await trellis('fetch', 'chip', ...options);
    const before = requests.length;
    const { code, out } = await trellis('fetch', 'garden', '--dry-run', ...options);
    expect(code).toBe(0);
    expect(out).toBe(`recipe         files   MB  in cache  license
garden/chip        1  0.0         1  MIT
garden/genes       1  0.0         1  CC0-1.0
garden/secret      1  0.0         0  Not stated
3 files, 0.0 MB; 2 of them, 0.0 MB, in the cache ${cache}
dry run: nothing was downloaded`);
    expect(requests).toHaveLength(before);
    expect(await analysesIn(data)).toEqual(['G1_ChIP']);
  });

  it('keeps the import folder, which imports to the same version', async () => {
    const { options } = await plantGarden();
    const keep = join(await temporaryFolder(), 'kept');
    const fetched = await trellis('fetch', 'garden', '--keep', keep, ...options);
    expect((await readdir(keep)).sort()).toEqual(['analyses', 'annotation.csv']);
    const data = await temporaryFolder();
    const imported = await trellis('import', keep, '--edition', 'garden', '--data', data);
    expect(imported.out.split('\n').at(-1)).toBe(fetched.out.split('\n').at(-1));
  });

  it('does not write into a folder that holds something', async () => {
    const { options, requests } = await plantGarden();
    const keep = await temporaryFolder();
    await writeFile(join(keep, 'mine.txt'), 'mine');
    expect(await trellis('fetch', 'garden', '--keep', keep, ...options)).toEqual({
      code: 1,
      out: '',
      err: `trellis: the folder ${keep} is not empty`,
    });
    expect(requests).toEqual([]);
    expect(await readFile(join(keep, 'mine.txt'), 'utf8')).toBe('mine');
  });

  it.each(['--license', '--licence'])('leaves out what is not open with %s open', async (option) => {
    const { options, data, requests } = await plantGarden();
    const { code, out } = await trellis('fetch', 'garden', option, 'open', ...options);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('left out, license not open: garden/secret, lab/secret (Not stated)');
    expect(requests).toHaveLength(2);
    expect(await analysesIn(data)).toEqual(['G1_ChIP']);
  });
});

describe('with --license open, an edition', () => {
  const open = ['--license', 'open'];

  it('without any open source keeps its data set', async () => {
    const { options, data, editRecipe, requests } = await plantGarden();
    for (const [name, license] of Object.entries({ genes: 'CC0-1.0', chip: 'MIT' }))
      await editRecipe(name, `license: ${license}`, 'license: Not stated');
    expect(await trellis('fetch', 'garden', ...open, ...options)).toMatchObject({
      code: 1,
      err: 'trellis: no source of garden has an open license',
    });
    expect(requests).toEqual([]);
    expect(await readdir(data).catch(() => [])).toEqual([]);
  });

  it('whose genes are not open keeps its data set', async () => {
    const { options, data, editRecipe } = await plantGarden();
    await trellis('fetch', 'garden', ...options);
    await editRecipe('genes', 'license: CC0-1.0', 'license: Not stated');
    const { code, err } = await trellis('fetch', 'garden', ...open, ...options);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'trellis: garden: no recipe that is used says which genes there are',
    });
    expect(await analysesIn(data)).toEqual(['G1_ChIP', 'G2_list']);
  });
});

describe('a file that cannot be had', () => {
  it('is listed, and nothing is imported', async () => {
    const { options, data, change, urlOf } = await plantGarden();
    change('lab/chip/G1.txt');
    const keep = await temporaryFolder();
    const { code, out, err } = await trellis('fetch', 'garden', '--keep', keep, ...options);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'trellis: 1 of 3 files could not be had, and nothing was imported; --partial continues without them',
    });
    expect(out).toContain(`/lab/chip/0123456789abcdef0123456789abcdef01234567/G1.txt (HTTP status 404)`);
    expect(urlOf('lab/chip/G1.txt')).toContain('127.0.0.1');
    expect(await readdir(keep)).toEqual([]);
    const { datasets, close } = await openStore(data);
    expect(await datasets.editions()).toEqual([]);
    await close();
  });

  it('is listed with --partial, and the others are imported', async () => {
    const { options, data, change } = await plantGarden();
    change('lab/chip/G1.txt');
    const { code, out } = await trellis('fetch', 'garden', '--partial', ...options);
    expect(code).toBe(0);
    expect(out).toMatch(/^missing: https:.*G1\.txt \(HTTP status 404\)$/m);
    expect(await analysesIn(data)).toEqual(['G2_list']);
  });
});

describe('an edition that cannot be imported', () => {
  it('is an error, and a note names the editions before it, which stay imported', async () => {
    const { options, data } = await plantGarden();
    const recipes = options[options.indexOf('--recipes') + 1];
    await cp(join(recipes, 'garden'), join(recipes, 'plot'), { recursive: true });
    for (const name of await readdir(join(recipes, 'plot'))) {
      const path = join(recipes, 'plot', name);
      await writeFile(path, (await readFile(path, 'utf8')).replace('edition: garden', 'edition: plot'));
    }
    // A folder is in the place of the data set.
    await mkdir(join(data, 'plot.sqlite/taken'), { recursive: true });
    const { code, err } = await trellis('fetch', 'garden', 'plot', ...options);
    expect(code).toBe(1);
    expect(err).toMatch(/^note: imported before the error, and kept: garden\ntrellis: ./);
    expect(await analysesIn(data)).toEqual(['G1_ChIP', 'G2_list']);
  });
});

describe('a source that has changed', () => {
  it('is an error, also with --partial, and the data set stays', async () => {
    const { options, data, cache, change, urlOf } = await plantGarden();
    await trellis('fetch', 'chip', ...options);
    change('lab/secret/G2.txt', 'target\nG1\nG2\n');
    const { code, err } = await trellis('fetch', 'garden', '--partial', ...options);
    expect(code).toBe(1);
    expect(err).toContain(`trellis: ${urlOf('lab/secret/G2.txt')} has changed: expected 13 bytes with sha256 `);
    expect(await analysesIn(data)).toEqual(['G1_ChIP']);
    expect(await readdir(cache)).toEqual(['sha256']);
  });
});

describe('Ctrl-C', () => {
  it('ends the downloads in one sentence', { tags: ['long'] }, async () => {
    const { options, data, stall } = await plantGarden();
    const asked = stall('lab/genes/genes.tsv');
    const child = startTrellis('fetch', 'garden', ...options);
    const end = ended(child);
    await asked;
    child.kill('SIGINT');
    expect(await end).toEqual({
      code: 1,
      out: '',
      err: 'trellis: interrupted; the next run continues the downloads\n',
    });
    expect(await readdir(data)).toEqual([]);
  });
});

describe('a recipe that cannot be converted', () => {
  it('leaves neither a data set nor an import folder', async () => {
    const { options, data, editRecipe } = await plantGarden();
    await editRecipe('chip', '"{target}"', '"{gene}"');
    const keep = await temporaryFolder();
    const { code, err } = await trellis('fetch', 'garden', '--keep', keep, ...options);
    expect(code).toBe(1);
    expect(err).toMatch(/^trellis: recipe chip, analyses: /);
    expect(await readdir(keep)).toEqual([]);
    expect(await readdir(data).catch(() => [])).toEqual([]);
  });
});

describe('wrong words', () => {
  it.each([
    [['barley'], 1, /^trellis: no edition or recipe has the name "barley"; the editions are .*garden/],
    [['genes'], 1, /^trellis: several editions have a recipe "genes"; choose one of .*garden\/genes/],
    [[], 2, /^trellis: fetch needs an edition or a recipe \(try: trellis fetch --help\)$/],
    [['garden', '--jobs', '0'], 2, /^trellis: --jobs is at least 1/],
    [['garden', '--license', 'MIT'], 2, /^trellis: --license is "open", not "MIT"/],
  ])('%j are one sentence', async (words, code, sentence) => {
    const { options } = await plantGarden();
    expect(await trellis('fetch', ...words, ...options)).toEqual({
      code,
      out: '',
      err: expect.stringMatching(sentence),
    });
  });

  it('say that a folder of recipes is not there', async () => {
    const { code, err } = await trellis('fetch', 'garden', '--recipes', '/nowhere');
    expect({ code, err }).toEqual({ code: 1, err: 'trellis: there is no folder /nowhere with recipes' });
  });

  it('say that a mirror folder is not there', async () => {
    const { options } = await plantGarden();
    const { code, err } = await trellis('fetch', 'garden', ...options, '--mirror', '/nowhere');
    expect({ code, err }).toEqual({ code: 1, err: 'trellis: there is no folder /nowhere to use as a mirror' });
  });

  it('say that two folders have a recipe of the same name', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'rice'));
    const { options } = await plantGarden();
    const text = await readFile(join(options[1], 'garden/genes.yaml'), 'utf8');
    await writeFile(join(folder, 'rice/mine.yaml'), text.replace('edition: garden', 'edition: rice'));
    const { code, err } = await trellis('fetch', 'rice', '--recipes', folder);
    expect({ code, err }).toEqual({ code: 1, err: 'trellis: there are two recipes genes for rice' });
  });
});
