import fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportFolder, importFolder } from '../../src/index.ts';
import { combinations, propertyRuns } from '../../../core/test/propertyRuns.ts';
import { arbitraryContents } from '../arbitraryContents.ts';
import { engines } from '../engines.ts';
import { hashesOf, miniFolder, root } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const folders = [
  ['the mini data set', miniFolder],
  ['the golden data set', join(root, 'fixtures/golden/dataset')],
] as const;

/** From each engine to the next one, in a full run back, too. */
const ways = combinations(engines.map((from, i) => ({ from, to: engines[(i + 1) % engines.length] })));

describe('import, export, import', () => {
  for (const [title, source] of folders) {
    it.each(ways)(`is the identity on ${title}, from $from.name to $to.name`, async (way) => {
      const [first, second] = [await temporaryFolder(), await temporaryFolder()];
      const [from, to] = [(await way.from.create()).store.datasets, (await way.to.create()).store.datasets];
      const before = await from.replace((await importFolder(source, { edition: 'before' })).contents);
      await exportFolder(await from.contents('before'), first);
      const again = await importFolder(first, { edition: 'after' });
      const after = await to.replace(again.contents);
      await exportFolder(await to.contents('after'), second);
      expect(after).toEqual({ ...before, edition: 'after' });
      expect(await hashesOf(second)).toEqual(await hashesOf(first));
      expect(again.report.ignored).toEqual([]);
      expect(again.report.files.flatMap((file) => file.skipped)).toEqual([]);
    });
  }

  it('is the identity on any sound data set, byte by byte', { tags: ['long'], timeout: 120_000 }, async () => {
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
    await fc.assert(property, { numRuns: propertyRuns(100) });
  });
});
