import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportFolder, importFolder, openStore } from '../../src/index.ts';
import { arbitraryContents } from '../arbitraryContents.ts';
import { hashesOf, miniFolder, root } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const folders = [
  ['the mini data set', miniFolder],
  ['the golden data set', join(root, '../shared/golden/dataset')],
] as const;

describe('import, export, import', () => {
  for (const [title, source] of folders) {
    const isThere = existsSync(source);
    it.skipIf(!isThere)(`is the identity on ${title}${isThere ? '' : ' (skipped: it is not here)'}`, async () => {
      const [data, first, second] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
      const { datasets } = await openStore(data);
      const before = await datasets.replace((await importFolder(source, { edition: 'before' })).contents);
      await exportFolder(await datasets.contents('before'), first);
      const again = await importFolder(first, { edition: 'after' });
      const after = await datasets.replace(again.contents);
      await exportFolder(await datasets.contents('after'), second);
      expect(after).toEqual({ ...before, edition: 'after' });
      expect(await hashesOf(second)).toEqual(await hashesOf(first));
      expect(again.report.ignored).toEqual([]);
      expect(again.report.files.flatMap((file) => file.skipped)).toEqual([]);
    });
  }

  it('is the identity on any sound data set, byte by byte', { timeout: 120_000 }, async () => {
    const folder = await temporaryFolder();
    let run = 0;
    const property = fc.asyncProperty(arbitraryContents, async (contents) => {
      const [first, second] = [join(folder, `${++run}-a`), join(folder, `${run}-b`)];
      await exportFolder(contents, first);
      const { contents: again } = await importFolder(first, { edition: 'mini' });
      expect(again).toEqual(contents);
      await exportFolder(again, second);
      expect(await hashesOf(second)).toEqual(await hashesOf(first));
    });
    await fc.assert(property, { numRuns: 150 });
  });
});
