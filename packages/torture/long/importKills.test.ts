import { describe, expect, it } from 'vitest';
import { randomKills } from './randomKills.ts';
import { startImport, twoFolders, versionIn } from '../../server/test/cli/demoImports.ts';
import { ended, trellis } from '../../server/test/cli/trellis.ts';

const moments = 16;

describe('an import', () => {
  it(
    `that is killed at ${moments} random moments leaves the data set of before or of after`,
    { timeout: 400_000 },
    async () => {
      const { folders, data } = await twoFolders();
      const versions: (string | undefined)[] = [];
      let duration = Infinity;
      for (const folder of folders) {
        const began = performance.now();
        expect((await ended(startImport(folder, data))).code).toBe(0);
        duration = Math.min(duration, performance.now() - began);
        versions.push(await versionIn(data));
      }
      const kill = randomKills(duration, 1);
      let killed = 0;
      for (let i = 0; i < moments; i++) {
        const before = await versionIn(data);
        if (await kill(startImport(folders[i % 2], data))) killed++;
        expect((await trellis('check', '--data', data)).code).toBe(0);
        expect([before, versions[i % 2]]).toContain(await versionIn(data));
      }
      expect(killed).toBeGreaterThanOrEqual(moments / 4);
      expect((await ended(startImport(folders[0], data))).code).toBe(0);
      expect(await versionIn(data)).toBe(versions[0]);
    },
  );
});
