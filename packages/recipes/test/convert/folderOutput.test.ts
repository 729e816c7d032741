import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOutput } from '../../src/convert/folderOutput.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('an import folder', () => {
  it('holds what is written, in folders that are made', async () => {
    const folder = join(await temporaryFolder(), 'new');
    const output = folderOutput(folder);
    await output.write('annotation.csv', 'text');
    await output.write('analyses/a.csv', new Uint8Array([1, 2]));
    expect(await readFile(join(folder, 'annotation.csv'), 'utf8')).toBe('text');
    expect([...(await readFile(join(folder, 'analyses/a.csv')))]).toEqual([1, 2]);
  });

  it.each(['../a', 'b/../../a', '/a', '', '.'])('does not take %j', async (path) => {
    const parent = await temporaryFolder();
    await expect(folderOutput(join(parent, 'new')).write(path, 'text')).rejects.toMatchObject({
      code: 'bad-file',
      message: `${JSON.stringify(path)} is not a path inside the import folder`,
    });
    expect(await readdir(parent)).toEqual([]);
  });
});
