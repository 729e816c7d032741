import type { Caller } from './client.ts';
import { FairQueue } from './fairQueue.ts';
import { addressShare, ServerBusy, tooManyWaiting } from './refusals.ts';

/** Limits of the long tasks. */
export interface SchedulerOptions {
  /** Maximum number of long tasks that run at the same time. */
  readonly width: number;
  /** Maximum number of long tasks that wait. */
  readonly queue: number;
  /** Maximum time in seconds that a long task waits. */
  readonly seconds: number;
}

/**
 * Share of the queue's limits up to which a task is accepted. New queries get half of the queue, so that the views of
 * earlier queries are still computed.
 */
export const queueShares = { view: 1, newQuery: 0.5, unlimited: Infinity } as const;

/** Weight of the newest task in the mean duration. */
const newestWeight = 0.1;

/** The caller of tasks that no client has asked for. */
const serverItself = '';

/** Share of the slots that the running tasks of one address can hold. */
const runningShare = 0.5;

/** Time in ms for which a task runs at least, before it is stopped for those of other addresses that wait. */
export const minTurnMs = 15_000;

/** How a task is scheduled. */
interface Scheduling {
  readonly share?: number;
  /** Stops the task while it runs, when others have waited too long; its promise is rejected with the reason. */
  readonly stop?: (reason: Error) => void;
  /** Absent for tasks that no client has asked for. */
  readonly caller?: Caller;
  /** Whether it takes far less time than most: it does not say how long others have to wait. */
  readonly isShort?: boolean;
}

/** A task that waits. */
interface WaitingTask {
  start(): void;
  /** Absent for a task that must run. */
  readonly refuse?: (reason: Error) => void;
}

/** A task that runs. */
interface RunningTask {
  readonly address: string;
  readonly since: number;
  readonly stop?: (reason: Error) => void;
}

/**
 * The queue of the long tasks. It reserves one thread for quick tasks, starts those of different addresses in turn, and
 * refuses a task at once if it would wait too long, estimated from the mean duration of recent tasks.
 */
export class LongTaskScheduler {
  private readonly options: SchedulerOptions;
  private readonly queue = new FairQueue<WaitingTask>();
  private readonly running = new Map<string, number>();
  private readonly tasks = new Set<RunningTask>();
  /** Addresses with waiting or running tasks whose limits apply. */
  private readonly limited = new Set<string>();
  /** Number of slots in use. */
  private used = 0;
  /** Moving mean of the duration of tasks in ms. It starts at 0, so that a slow first task does not cause refusals. */
  private meanMs = 0;

  constructor(options: SchedulerOptions) {
    this.options = options;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.queue.size;
  }

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.used === 0 && this.waiting === 0;
  }

  /**
   * Runs a task as soon as a slot is free. Throws `CallerBusy` when its address has more than its share of waiting tasks, and
   * `ServerBusy` when the queue is full.
   */
  async run<T>(
    task: () => Promise<T>,
    { share = queueShares.view, caller, stop, isShort = false }: Scheduling = {},
  ): Promise<T> {
    const address = caller?.address ?? serverItself;
    if (caller?.isLimited) this.limited.add(address);
    if (this.used < this.options.width && !this.holdsShare(address)) this.begin(address);
    else await this.wait(share, caller);
    const started: RunningTask = { address, since: performance.now(), stop };
    this.tasks.add(started);
    try {
      return await task();
    } finally {
      this.tasks.delete(started);
      if (!isShort) this.meanMs += (performance.now() - started.since - this.meanMs) * newestWeight;
      this.end(address);
    }
  }

  /** Whether the running tasks of an address hold all that one address can hold. */
  private holdsShare(address: string): boolean {
    const most = Math.max(1, Math.ceil(this.options.width * runningShare));
    return this.limited.has(address) && this.runningOf(address) >= most;
  }

  /** Stops the task that has run longest, if it has had its turn and a task of another address waits. */
  private stopLongest(waiting: string): void {
    const [longest] = [...this.tasks]
      .filter(({ address, since, stop }) => stop && address !== waiting && performance.now() - since > minTurnMs)
      .sort((a, b) => a.since - b.since);
    if (!longest || this.used < this.options.width) return;
    this.tasks.delete(longest);
    longest.stop?.(new ServerBusy());
  }

  private begin(address: string): void {
    this.used++;
    this.running.set(address, this.runningOf(address) + 1);
  }

  private end(address: string): void {
    this.used--;
    const left = this.runningOf(address) - 1;
    if (left > 0) this.running.set(address, left);
    else this.running.delete(address);
    if (left <= 0 && this.queue.waitingOf(address) === 0) this.limited.delete(address);
    while (this.used < this.options.width) {
      const next = this.queue.shift((caller) => (this.holdsShare(caller) ? Infinity : this.runningOf(caller)));
      if (!next) return;
      this.begin(next.caller);
      next.item.start();
    }
  }

  private runningOf(address: string): number {
    return this.running.get(address) ?? 0;
  }

  private wait(share: number, caller: Caller | undefined): Promise<void> {
    this.admit(share, caller);
    const address = caller?.address ?? serverItself;
    const isRefusable = share !== queueShares.unlimited;
    return new Promise((start, refuse) => {
      const since = performance.now();
      const watch = setInterval(
        () => {
          const hasWaited = performance.now() - since > 1000 * this.options.seconds;
          if (!hasWaited || !isRefusable) return this.stopLongest(address);
          clearInterval(watch);
          if (this.queue.removeNewest(address, (other) => other === item)) refuse(new ServerBusy());
        },
        Math.min(1000, 500 * this.options.seconds),
      ).unref();
      const item: WaitingTask = {
        start() {
          clearInterval(watch);
          start();
        },
        refuse: isRefusable
          ? (reason) => {
              clearInterval(watch);
              refuse(reason);
            }
          : undefined,
      };
      this.queue.push(address, item);
    });
  }

  /** Throws unless the queue has a place for one more task of a caller. */
  private admit(share: number, caller: Caller | undefined): void {
    const { width, queue, seconds } = this.options;
    const address = caller?.address ?? serverItself;
    const waiting = this.queue.waitingOf(address);
    if (caller?.isLimited && waiting >= queue * share * addressShare) throw tooManyWaiting();
    const waitMs = (this.queue.placeOf(address) * this.meanMs) / width;
    if (waitMs > 1000 * seconds * share) throw caller?.isLimited && waiting > 0 ? tooManyWaiting() : new ServerBusy();
    if (this.queue.size >= queue * share && !this.refuseNewest(waiting)) throw new ServerBusy();
  }

  /** Refuses the newest waiting task of the address that has most of them, if it has two more than `own`. */
  private refuseNewest(waiting: number): boolean {
    const longest = this.queue.longest();
    if (longest === undefined || this.queue.waitingOf(longest) < waiting + 2) return false;
    const refused = this.queue.removeNewest(longest, ({ refuse }) => refuse !== undefined);
    refused?.refuse?.(longest === serverItself ? new ServerBusy() : tooManyWaiting());
    return refused !== undefined;
  }
}
