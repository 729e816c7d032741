import { median } from '../../../../scripts/rig/report.ts';

/** A value at a time in milliseconds. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** Length of the windows of which the lowest value counts. */
const windowMs = 30_000;

/**
 * Lowest value of each window: what remains after a garbage collection, which a server makes when it likes. A window that is
 * not complete is left out.
 */
export function lowestOfWindows(samples: readonly Sample[]): Sample[] {
  if (samples.length === 0) return [];
  const [start, end] = [samples[0].at, samples[samples.length - 1].at];
  const lowest: Sample[] = [];
  for (let from = start; from + windowMs <= end; from += windowMs) {
    const inside = samples.filter(({ at }) => at >= from && at < from + windowMs);
    if (inside.length > 0)
      lowest.push(inside.reduce((least, sample) => (sample.value < least.value ? sample : least)));
  }
  return lowest;
}

/** Slope per hour by Theil and Sen (the median of the slopes of all pairs), which a few odd samples do not move. */
export function slopePerHour(samples: readonly Sample[]): number {
  const slopes: number[] = [];
  for (let i = 0; i < samples.length; i++)
    for (let j = i + 1; j < samples.length; j++) {
      const hours = (samples[j].at - samples[i].at) / 3_600_000;
      if (hours > 0) slopes.push((samples[j].value - samples[i].value) / hours);
    }
  return slopes.length > 0 ? median(slopes) : NaN;
}

/** Difference between the medians of the last and the first fifth. */
export function growth(samples: readonly Sample[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const middle = (part: readonly Sample[]) => median(part.map(({ value }) => value));
  return middle(samples.slice(-fifth)) - middle(samples.slice(0, fifth));
}
