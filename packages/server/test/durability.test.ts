import { describe, expect, it } from 'vitest';
import { compileDisk } from '../../../bench/durability/disk/library.ts';
import { fillDisk } from '../../../bench/durability/fullDisk/fullDisk.ts';
import { killServers } from '../../../bench/durability/kill/killing.ts';
import { cutPower } from '../../../bench/durability/powerCut/powerCuts.ts';
import { programOf, temporaryFolder } from './cli/trellis.ts';
import { engines } from './engines.ts';

const moments = 2;

describe.each(engines)('on $name a server', ({ create }) => {
  it(
    `that is killed at ${moments} random moments loses nothing that it has acknowledged`,
    { timeout: 240_000 },
    async () => {
      const { place, remove } = await create();
      const program = { path: programOf('trellis') };
      const report = await killServers({ program, place, n: moments, seed: 1 }).finally(remove);
      expect(report.faults).toEqual([]);
      const cut = [...report.writers.values()].reduce((sum, writer) => sum + writer.cut, 0);
      expect(cut).toBeGreaterThan(moments);
    },
  );
});

describe('a store on a disk that is watched', () => {
  it('keeps what was acknowledged when the power is cut', { timeout: 240_000 }, async ({ skip }) => {
    const library = compileDisk(await temporaryFolder());
    if (library === undefined) return skip('no C compiler');
    const report = await cutPower({ path: programOf('trellis'), library, n: 20, seed: 1 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
  });

  it(
    'stays as it was when the disk is full, and works again when there is room',
    { timeout: 240_000 },
    async ({ skip }) => {
      const library = compileDisk(await temporaryFolder());
      if (library === undefined) return skip('no C compiler');
      const reports = await fillDisk({ path: programOf('trellis'), library, most: 2 });
      expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
      expect(reports.map(({ tried }) => tried)).toEqual([2, 2, 2, 2, 2]);
    },
  );
});
