/**
 * What inputs have reached: for each counter the ranges of counts that have been seen (1, 2, 3, 4-7, 8-15, 16-31, 32-127 and
 * more, as in AFL), so that a loop that runs more often is something new.
 */
export class Coverage {
  private readonly seen: Uint8Array;
  private readonly counters: Uint8Array;

  constructor(counters: Uint8Array) {
    this.counters = counters;
    this.seen = new Uint8Array(counters.length);
  }

  /** Sets the counters to 0 before a run. */
  clear(): void {
    this.counters.fill(0);
  }

  /** The number of things that the last run was the first to reach; they count as seen if `keep`. */
  fresh(keep: boolean): number {
    let found = 0;
    for (let i = 0; i < this.counters.length; i++) {
      if (this.counters[i] === 0) continue;
      const range = rangeOf[this.counters[i]];
      if (this.seen[i] & range) continue;
      found++;
      if (keep) this.seen[i] |= range;
    }
    return found;
  }

  /** The counters of the last run, with the ranges of their counts. */
  features(): Set<number> {
    const found = new Set<number>();
    for (let i = 0; i < this.counters.length; i++)
      if (this.counters[i]) found.add(i * 256 + rangeOf[this.counters[i]]);
    return found;
  }

  /** The number of counters. */
  get size(): number {
    return this.counters.length;
  }

  /** The number of counters that any run has reached. */
  get reached(): number {
    return this.seen.reduce((sum, ranges) => sum + (ranges ? 1 : 0), 0);
  }
}

/** A bit for each range of counts. */
const rangeOf = Uint8Array.from({ length: 256 }, (_, count) => {
  if (count < 4) return count === 0 ? 0 : 1 << (count - 1);
  return 1 << (count < 8 ? 3 : count < 16 ? 4 : count < 32 ? 5 : count < 128 ? 6 : 7);
});
