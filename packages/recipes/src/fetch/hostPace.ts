import { setTimeout as wait } from 'node:timers/promises';

/** Limits how often requests to one host begin, and waits as long as a host asks for. */
export class HostPace {
  private readonly intervalMs: number;
  /** Time in ms since the Unix epoch at which the next request to a host can begin. */
  private readonly next = new Map<string, number>();

  constructor(requestsPerSecond: number) {
    this.intervalMs = 1000 / requestsPerSecond;
  }

  /** Waits until the next request to a host can begin. */
  async awaitTurn(host: string, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const begin = Math.max(now, this.next.get(host) ?? 0);
    this.next.set(host, begin + this.intervalMs);
    if (begin > now) await wait(begin - now, undefined, { signal });
  }

  /** Lets no request to a host begin for a time. */
  pause(host: string, durationMs: number): void {
    this.next.set(host, Math.max(this.next.get(host) ?? 0, Date.now() + durationMs));
  }
}
