import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { randomNumbers } from '../../core/test/randomNumbers.ts';
import { ended } from '../../server/test/cli/trellis.ts';

/**
 * Kills processes at random moments of their work, the first one within `duration` milliseconds; resolves with whether one was
 * killed before its end. How long the work takes depends on what else the machine does: a process that ends before its
 * moment sets the time for the next ones.
 */
export function randomKills(duration: number, seed: number): (child: ChildProcess) => Promise<boolean> {
  const random = randomNumbers(seed);
  let usual = duration;
  return async (child) => {
    const began = performance.now();
    const end = ended(child);
    await Promise.race([end, wait(usual * (0.4 + 0.6 * random()))]);
    child.kill('SIGKILL');
    const wasKilled = (await end).code === null;
    if (!wasKilled) usual = performance.now() - began;
    return wasKilled;
  };
}
