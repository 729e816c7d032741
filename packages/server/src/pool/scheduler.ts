import { queueOptionsSymbol, type TaskQueue } from 'piscina';
import { ServerBusy } from './refusals.ts';

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

/**
 * The queue of the long tasks. It reserves one thread for quick tasks, and refuses a task at once if it would wait too
 * long, estimated from the mean duration of recent tasks.
 */
export class LongTaskScheduler {
  private readonly options: SchedulerOptions;
  private readonly queue: (() => void)[] = [];
  private running = 0;
  /** Moving mean of the duration of tasks in ms. It starts at 0, so that a slow first task does not cause refusals. */
  private meanMs = 0;

  constructor(options: SchedulerOptions) {
    this.options = options;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Runs a task as soon as a slot is free. Throws `ServerBusy` when the queue is full. */
  async run<T>(task: () => Promise<T>, share: number = queueShares.view): Promise<T> {
    if (this.isFull(share)) throw new ServerBusy();
    if (this.running >= this.options.width) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.running++;
    const start = performance.now();
    try {
      return await task();
    } finally {
      this.meanMs += (performance.now() - start - this.meanMs) * newestWeight;
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }

  private isFull(share: number): boolean {
    const { width, queue, seconds } = this.options;
    if (this.running < width) return false;
    return this.queue.length >= queue * share || (this.queue.length * this.meanMs) / width > 1000 * seconds * share;
  }
}

/** A task that waits for a thread, as piscina passes it. */
type WaitingTask = Parameters<TaskQueue['push']>[0];

/** Marks a task that takes the next free thread. */
export const nextThread = { [queueOptionsSymbol]: { takesNextThread: true } };

/**
 * The tasks that wait for a thread: marked ones first, then in order of arrival. The scheduler marks long tasks when it
 * starts them: they are fewer than the threads, and many quick tasks would otherwise delay them indefinitely.
 */
export class ThreadQueue implements TaskQueue {
  private readonly marked: WaitingTask[] = [];
  private readonly others: WaitingTask[] = [];

  get size(): number {
    return this.marked.length + this.others.length;
  }

  push(task: WaitingTask): void {
    this.queueOf(task).push(task);
  }

  unshift(task: WaitingTask): void {
    this.queueOf(task).unshift(task);
  }

  shift(): WaitingTask | null {
    return this.marked.shift() ?? this.others.shift() ?? null;
  }

  remove(task: WaitingTask): void {
    const tasks = this.queueOf(task);
    const place = tasks.indexOf(task);
    if (place >= 0) tasks.splice(place, 1);
  }

  private queueOf(task: WaitingTask): WaitingTask[] {
    return task[queueOptionsSymbol] === null ? this.others : this.marked;
  }
}
