import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startImport, twoFolders, versionIn } from './demoImports.ts';
import { ended, trellis } from './trellis.ts';

/** Resolves when a file of the next data set appears in a data folder. */
function nextDataset(data: string): Promise<void> {
  return new Promise((done) => {
    const watched = watch(data, (_, name) => {
      if (name === null || name === '.lock' || name.startsWith('demo.sqlite')) return;
      watched.close();
      done();
    });
  });
}

describe('an import', () => {
  it('that is killed while it writes the next data set leaves the one of before or of after', async () => {
    const { folders, data } = await twoFolders();
    const importHere = (folder: string) => trellis('import', folder, '--edition', 'demo', '--data', data);
    expect((await importHere(folders[0])).code).toBe(0);
    const before = await versionIn(data);
    const child = startImport(folders[1], data);
    const end = ended(child);
    await Promise.race([nextDataset(data), end]);
    child.kill('SIGKILL');
    await end;
    const after = await versionIn(data);
    expect((await trellis('check', '--data', data)).code).toBe(0);
    expect((await importHere(folders[1])).code).toBe(0);
    const next = await versionIn(data);
    expect(next).not.toBe(before);
    expect([before, next]).toContain(after);
    expect((await readdir(data)).filter((name) => name !== '.lock' && name !== 'versions')).toEqual(['demo.sqlite']);
  });

  it('and another one at the same time end with the data set of one of them', { timeout: 60_000 }, async () => {
    const { folders, data } = await twoFolders();
    const ends = await Promise.all(folders.map((folder) => ended(startImport(folder, data))));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const versions = ends.map(({ out }) => /version ([0-9a-f]{64})/.exec(out)?.[1]);
    expect(versions[0]).not.toBe(versions[1]);
    expect(versions).toContain(await versionIn(data));
    expect((await trellis('check', '--data', data)).code).toBe(0);
  });
});
