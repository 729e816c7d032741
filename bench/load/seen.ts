import type { Heard } from './client.ts';

/** A call that was not answered as it should have been. */
export interface Failure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly status: number;
  readonly reason?: string;
}

/** What users saw of one kind of call. */
export class Seen {
  readonly times: number[] = [];
  readonly statuses = new Map<number, number>();
  readonly failures: Failure[] = [];
  /** Answers 503 that did not say when to ask again. */
  silent = 0;

  add({ status, ms, retryAfter, reason }: Heard): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 200) this.times.push(ms);
    else this.failures.push({ at: Date.now(), status, reason });
    if (status === 503 && !retryAfter) this.silent++;
  }

  count(isOne: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (isOne(status) ? count : 0), 0);
  }

  /** Answers that the server was busy. */
  get busy(): number {
    return this.count((status) => status === 503);
  }

  /** Calls with any other answer than a good one, or none. */
  get broken(): number {
    return this.count((status) => status !== 200 && status !== 503);
  }

  /** Milliseconds within which that share of the good answers came. */
  within(share: number): number {
    const sorted = [...this.times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  }

  line(name: string): string {
    const all = this.count(() => true);
    const times = `p50 ${this.within(0.5).toFixed(0)} ms, p99 ${this.within(0.99).toFixed(0)} ms`;
    return `${name}: ${all} calls, ${times}, ${this.broken} errors, ${this.busy} times 503`;
  }
}
