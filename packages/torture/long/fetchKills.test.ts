import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { randomKills } from './randomKills.ts';
import { ended, startTrellis, trellis } from '../../server/test/cli/trellis.ts';
import { plantGarden } from '../../server/test/cli/fetch/garden.ts';

const moments = 10;

/** The last line names the data set and its version. */
const lastLine = (out: string): string | undefined => out.trimEnd().split('\n').at(-1);

describe('a fetch', () => {
  it(
    `that is killed at ${moments} random moments ends with the same data set, and leaves nothing behind`,
    { timeout: 180_000 },
    async () => {
      const [calm, killed] = [await plantGarden(), await plantGarden()];
      const began = performance.now();
      const expected = await ended(startTrellis('fetch', 'garden', ...calm.options));
      const duration = performance.now() - began;
      expect(expected.code).toBe(0);
      const kill = randomKills(duration, 1);
      const kills: boolean[] = [];
      for (let i = 0; i < moments; i++) kills.push(await kill(startTrellis('fetch', 'garden', ...killed.options)));
      expect(kills.filter(Boolean).length).toBeGreaterThanOrEqual(moments / 4);
      const last = await trellis('fetch', 'garden', ...killed.options);
      expect(lastLine(last.out)).toBe(lastLine(expected.out));
      expect((await readdir(killed.data)).sort()).toEqual((await readdir(calm.data)).sort());
      expect((await trellis('check', '--data', killed.data)).code).toBe(0);
    },
  );
});
