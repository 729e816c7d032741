import type { CallResult } from './client.ts';

/** A call with a status other than 200. */
export interface Failure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly status: number;
  readonly reason?: string;
}

/** Times and statuses of one kind of call. */
export class CallStatistics {
  readonly times: number[] = [];
  readonly statuses = new Map<number, number>();
  readonly failures: Failure[] = [];
  /** Number of 503 responses without `Retry-After`. */
  silent = 0;

  add({ status, ms, retryAfter, reason }: CallResult): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 200) this.times.push(ms);
    else this.failures.push({ at: Date.now(), status, reason });
    if (status === 503 && !retryAfter) this.silent++;
  }

  count(isOne: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (isOne(status) ? count : 0), 0);
  }

  /** Number of 503 responses. */
  get busy(): number {
    return this.count((status) => status === 503);
  }

  /** Number of calls with a status other than 200 and 503, or without a response. */
  get broken(): number {
    return this.count((status) => status !== 200 && status !== 503);
  }

  /** Quantile of the times of good responses, in milliseconds. */
  within(share: number): number {
    const sorted = [...this.times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  }

  line(name: string): string {
    const all = this.count(() => true);
    const times = `p50 ${this.within(0.5).toFixed(0)} ms, p99 ${this.within(0.99).toFixed(0)} ms`;
    const kinds = [...this.statuses].filter(([status]) => status !== 200 && status !== 503);
    const named = kinds.map(([status, count]) => `${count} times ${status || 'no answer'}`).join(', ');
    return `${name}: ${all} calls, ${times}, ${this.broken} errors${named && ` (${named})`}, ${this.busy} times 503`;
  }
}
