import { describe, expect, it } from 'vitest';
import { quietly } from '../../../scripts/rig/quietly.ts';
import { programOf } from '../../server/test/cli/trellis.ts';
import { engines } from '../../server/test/engines.ts';
import { killServers } from '../src/durability/kill/killing.ts';

/** Acknowledgements of all users after which the server is killed. */
const acknowledged = 16;

describe.each(engines)('on $name a server', ({ create }) => {
  it(
    `that is killed after ${acknowledged} acknowledgements has lost none of them`,
    { timeout: 240_000 },
    async () => {
      const { place, remove } = await create();
      const program = quietly({ path: programOf('trellis') });
      const report = await killServers({ program, place, n: 1, point: { acknowledged } }).finally(remove);
      expect(report.faults).toEqual([]);
      const counts = [...report.writers.values()].map((writer) => writer.acknowledged);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(acknowledged);
    },
  );
});
