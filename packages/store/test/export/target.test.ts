import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportFolder, importFolder } from '../../src/index.ts';
import { hashesOf } from '../folders.ts';
import { makeContents } from '../makeContents.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('an export', () => {
  it('writes the layout that an import reads', async () => {
    const folder = join(await temporaryFolder(), 'new', 'deep');
    await exportFolder(makeContents({ label: 'demo' }), folder);
    expect(Object.keys(await hashesOf(folder))).toEqual([
      'additional_edges/edges.csv',
      'additional_edges/edges.undirected.csv',
      'aliases.csv',
      'analyses/001_one.csv',
      'analyses/001_one.txt',
      'analyses/007_seven.csv',
      'analyses/007_seven.txt',
      'annotation.csv',
      'cluster_info.csv.gz',
      'dataset.json',
      'gene_lists/some.txt',
      'motifs.csv.gz',
      'motifs_indv.csv.gz',
      'target_networks/net.txt',
    ]);
    expect(await readFile(join(folder, 'analyses/007_seven.csv'), 'utf8')).toBe(
      'gene_id,log2fc,pvalue\nA1,-1.5,0.01\nA3,,\n',
    );
    expect(await readFile(join(folder, 'additional_edges/edges.undirected.csv'), 'utf8')).toBe(
      'source,target,edge\nA1,A2,pair\n',
    );
  });

  it('refuses a folder that is neither empty nor an earlier export, unless it is told to', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await mkdir(join(folder, 'analyses'));
    await writeFile(join(folder, 'analyses/900_old.csv'), 'gene_id\n');
    const before = await hashesOf(folder);
    await expect(exportFolder(makeContents(), folder)).rejects.toMatchObject({
      code: 'bad-request',
      message: `${folder} is neither empty nor an earlier export; --force replaces its data set`,
    });
    expect(await hashesOf(folder)).toEqual(before);
    await exportFolder(makeContents(), folder, { force: true });
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
    expect((await importFolder(folder, { edition: 'mini' })).contents).toEqual(makeContents());
  });

  it('takes the place of an earlier export as a whole', async () => {
    const folder = await temporaryFolder();
    await exportFolder(makeContents(), folder);
    const smaller = makeContents({ analyses: [], lists: [], clusterInfo: '', aliases: [], edgeTypes: [] });
    await exportFolder(smaller, folder);
    expect((await readdir(folder)).sort()).toEqual([
      'annotation.csv',
      'dataset.json',
      'motifs.csv.gz',
      'motifs_indv.csv.gz',
      'target_networks',
    ]);
    expect((await importFolder(folder, { edition: 'mini' })).contents).toEqual(smaller);
  });
});
