import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { header, importMini, ofMini } from './mini.ts';
import { miniFolder, temporaryFolder, trellis } from './trellis.ts';

describe('trellis remove', () => {
  it('takes an analysis away', async () => {
    const data = await importMini();
    const { code, out } = await trellis('remove', 'analysis', '3', ...ofMini(data));
    expect(code).toBe(0);
    expect(out).toMatch(/^analysis 3 removed \(BET_RNAseq\)\nmini .*: 12 genes, 5 analyses, 19 interactions,/);
    const again = await trellis('remove', 'analysis', '3', ...ofMini(data));
    expect(again).toEqual({ code: 1, out: '', err: 'trellis: there is no analysis 3 in the data set "mini"' });
  });
});

describe('trellis export', () => {
  it('writes a folder that imports to the same version', async () => {
    const [data, folder] = [await importMini(), join(await temporaryFolder(), 'out')];
    const { code, out } = await trellis('export', folder, ...ofMini(data));
    expect(code).toBe(0);
    expect(out.startsWith(`written to ${folder}: ${header}`)).toBe(true);
    const again = await trellis('import', folder, ...ofMini(await temporaryFolder()));
    expect(again.out.split('\n').at(-1)).toBe(out.slice(`written to ${folder}: `.length));
  });

  it('says when there is no such edition, and makes no folder', async () => {
    const [data, parent] = [await importMini(), await temporaryFolder()];
    const { code, err } = await trellis('export', join(parent, 'out'), '--edition', 'rice', '--data', data);
    expect({ code, err }).toEqual({ code: 1, err: `trellis: there is no data set "rice" in ${data}` });
    expect(await readdir(parent)).toEqual([]);
  });
});

describe('trellis check', () => {
  it('prints one line per edition', async () => {
    const data = await importMini();
    await trellis('import', miniFolder, '--edition', 'other', '--data', data);
    const { code, out } = await trellis('check', '--data', data);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
      'mini (made-up mini data)',
      'other (made-up mini data)',
    ]);
  });

  it('prints the faults of a damaged data set, and exit code 1', async () => {
    const data = await importMini();
    await writeFile(join(data, 'broken.sqlite'), 'no store');
    const { code, out } = await trellis('check', '--data', data);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toBe(`broken: ${join(data, 'broken.sqlite')} is not an SQLite file`);
    expect(out.split('\n')).toHaveLength(2);
  });

  it('says that there is nothing to check', async () => {
    const data = await temporaryFolder();
    expect(await trellis('check', '--data', data)).toEqual({
      code: 1,
      out: '',
      err: `trellis: there is no data set in ${data}`,
    });
  });
});

describe('trellis demo', () => {
  it('makes a labeled data set that check finds sound', async () => {
    const data = await temporaryFolder();
    const { code, out } = await trellis('demo', '--edition', 'maize', '--data', data);
    expect(code).toBe(0);
    expect(out).toMatch(/^maize \(synthetic demo data\): /);
    expect(await trellis('check', '--data', data)).toEqual({ code: 0, out, err: '' });
  });
});

describe('trellis demo without --edition', () => {
  it('fills the edition for trials', async () => {
    const data = await temporaryFolder();
    expect(await trellis('demo', '--data', data)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^development \(synthetic demo data\): /),
    });
  });
});

describe('trellis feedback', () => {
  it('lists what users have written, each on one line', async () => {
    const data = await temporaryFolder();
    const { requests, close } = await openStore(data);
    await requests.addFeedback({ edition: 'maize', name: 'Ann\u001b[2J', text: 'Two\nlines.\tTabs.' });
    await close();
    const { code, out } = await trellis('feedback', '--data', data);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\tmaize\tAnn \[2J\tTwo lines\. Tabs\.$/);
  });
});
