import { describe, expect, it } from 'vitest';
import { TrellisError } from '@trellis/core';
import { importFolder, openStore } from '../../src/index.ts';
import { type Files, hashesOf, writeFiles } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { smallFolder } from './folder.ts';
import { malformedCases } from './malformedCases.ts';

describe('a malformed folder is one sentence and leaves the store as it was:', () => {
  it.each(malformedCases)('$sentence', async ({ spoilt, sentence }) => {
    const [folder, data] = [await temporaryFolder(), await temporaryFolder()];
    const { datasets } = await openStore(data);
    await writeFiles(folder, smallFolder);
    await datasets.replace((await importFolder(folder, { edition: 'mini' })).contents);
    const before = await hashesOf(data);
    const broken = await temporaryFolder();
    const files = Object.entries({ ...smallFolder, ...spoilt }).filter(([, content]) => content !== null);
    await writeFiles(broken, Object.fromEntries(files) as Files);
    const error: unknown = await importFolder(broken, { edition: 'mini' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TrellisError);
    expect(error).toMatchObject({ code: 'bad-file', message: sentence.replace('FOLDER', broken) });
    expect(await hashesOf(data)).toEqual(before);
  });

  it('a folder that is not there', async () => {
    const folder = `${await temporaryFolder()}/none`;
    await expect(importFolder(folder, { edition: 'mini' })).rejects.toMatchObject({
      code: 'bad-file',
      message: `there is no folder ${folder}`,
    });
  });

  it('a file in the place of a folder', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { ...smallFolder, gene_lists: 'A1\n' });
    await expect(importFolder(folder, { edition: 'mini' })).rejects.toMatchObject({
      message: `${folder}/gene_lists is not a folder`,
    });
  });
});
