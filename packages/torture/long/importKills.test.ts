import { join } from 'node:path';
import { exportFolder, generateDemo, openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { randomKills } from './randomKills.ts';
import { ended, startTrellis, temporaryFolder, trellis } from '../../server/test/cli/trellis.ts';

const moments = 16;

/** Two folders with different demo data to import by turns, and an empty data folder. */
async function prepare(): Promise<{ folders: string[]; data: string }> {
  const [parent, data] = [await temporaryFolder(), await temporaryFolder()];
  const folders = ['one', 'two'].map((name) => join(parent, name));
  for (const folder of folders)
    await exportFolder(generateDemo({ edition: folder.slice(-3), size: 'small' }), folder);
  return { folders, data };
}

const start = (folder: string, data: string) => startTrellis('import', folder, '--edition', 'demo', '--data', data);

async function versionIn(data: string): Promise<string | undefined> {
  return (await (await openStore(data)).datasets.header('demo'))?.version;
}

describe('an import', () => {
  it(
    `that is killed at ${moments} random moments leaves the data set of before or of after`,
    { timeout: 400_000 },
    async () => {
      const { folders, data } = await prepare();
      const versions: (string | undefined)[] = [];
      let duration = Infinity;
      for (const folder of folders) {
        const began = performance.now();
        expect((await ended(start(folder, data))).code).toBe(0);
        duration = Math.min(duration, performance.now() - began);
        versions.push(await versionIn(data));
      }
      const kill = randomKills(duration, 1);
      let killed = 0;
      for (let i = 0; i < moments; i++) {
        const before = await versionIn(data);
        if (await kill(start(folders[i % 2], data))) killed++;
        expect((await trellis('check', '--data', data)).code).toBe(0);
        expect([before, versions[i % 2]]).toContain(await versionIn(data));
      }
      expect(killed).toBeGreaterThanOrEqual(moments / 4);
      expect((await ended(start(folders[0], data))).code).toBe(0);
      expect(await versionIn(data)).toBe(versions[0]);
    },
  );
});
