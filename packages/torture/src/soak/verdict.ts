import type { CallStatistics } from '../../../../scripts/rig/callStatistics.ts';
import { report } from '../../../../scripts/rig/report.ts';
import type { Disturbance } from './events.ts';
import type { SoakSamples } from './sampling.ts';
import { growth, lowestOfWindows, slopePerHour, type Sample } from './slope.ts';

/** Statuses that users can see while something is restarted; 0 is an answer that broke off. */
const allowed = [0, 502, 503];

/** Reports calls that failed although nothing was being restarted, or in another way than a restart explains. */
export function reportCalls(seen: readonly CallStatistics[], disturbances: readonly Disturbance[]): void {
  const failures = seen.flatMap((one) => one.failures);
  const isExplained = ({ at, status }: { at: number; status: number }) =>
    allowed.includes(status) && disturbances.some(({ from, to }) => at >= from && at <= to);
  const unexplained = failures.filter((failure) => !isExplained(failure));
  for (const { at, status, reason } of unexplained.slice(0, 10))
    console.log(`failed at ${new Date(at).toISOString()}: ${reason ?? status}`);
  report('calls that failed during a restart', failures.length - unexplained.length, { unit: '' });
  report('calls that failed otherwise', unexplained.length, { unit: '', budget: 0 });
  report(
    '503 without Retry-After',
    seen.reduce((sum, { silent }) => sum + silent, 0),
    { unit: '', budget: 0 },
  );
}

/** MB per hour of what is in use, in the long form; the short one is not long enough for a slope. */
const maxSlope = 1;
/** MB that a server may have grown by: what V8 and the allocator keep for later comes and goes by that much. */
const maxGrowth = 15;
/** Files and connections that come and go by chance. */
const maxMoreDescriptors = 10;

/** Reports the memory that threads of servers had in use, the memory of the processes, and what they held open. */
export function reportSamples(
  { servers, connections }: SoakSamples,
  inUse: readonly (readonly Sample[][])[],
  { from, isLong }: { from: number; isLong: boolean },
): void {
  const settled = (samples: readonly Sample[]) => samples.filter(({ at }) => at >= from);
  const sumOf = (threads: readonly Sample[][], value: (samples: readonly Sample[]) => number) =>
    threads.length === 0 ? NaN : threads.reduce((sum, thread) => sum + value(settled(thread)), 0);
  servers.forEach(({ memory, descriptors }, i) => {
    const lowest = lowestOfWindows(settled(memory));
    const server = `server ${i + 1}`;
    report(`in use by the threads of ${server}, last`, sumOf(inUse[i], lastOf), { unit: 'MB' });
    report(`its slope per hour`, sumOf(inUse[i], slopePerHour), { unit: 'MB', ...(isLong && { budget: maxSlope }) });
    report(`memory of the process of ${server}, last`, lastOf(lowest), { unit: 'MB' });
    report(`its slope per hour`, slopePerHour(lowest), { unit: 'MB' });
    report(`its growth`, growth(lowest), { unit: 'MB', budget: maxGrowth });
    report(`more open files of ${server} at the end`, growth(settled(descriptors)), {
      unit: '',
      budget: maxMoreDescriptors,
    });
  });
  report('more database connections at the end', growth(settled(connections)), {
    unit: '',
    budget: maxMoreDescriptors,
  });
}

const lastOf = (samples: readonly Sample[]): number => samples.at(-1)?.value ?? NaN;
