import { Piscina } from 'piscina';
import type { Request } from '@trellis/core';
import { Busy } from '../http/errors.ts';
import type { ViewName } from '../views/question.ts';

/** What the lane of long questions is given. */
export interface SchedulerOptions {
  /** Long questions that run at the same time. */
  readonly width: number;
  /** Long questions that may wait. */
  readonly queue: number;
  /** Seconds that one may wait. */
  readonly seconds: number;
}

/**
 * The share of the limits that a question may find taken: all of them, when it goes on with something; half, when it begins
 * something new, so that what was begun is finished; or it has to run, whatever waits.
 */
export const shares = { goesOn: 1, begins: 0.5, mustRun: Infinity } as const;

/** How much of the mean time a new answer makes up. */
const weight = 0.1;

/**
 * The lane of long questions: so few run at a time that one thread is always left for quick ones, and those that would wait
 * too long, judged by how long the last ones took, are sent away at once rather than after the wait.
 */
export class LongTaskScheduler {
  private readonly options: SchedulerOptions;
  private readonly line: (() => void)[] = [];
  private running = 0;
  /** Mean milliseconds of the last questions; it rises from 0, so that a slow first one after a start refuses nobody. */
  private mean = 0;

  constructor(options: SchedulerOptions) {
    this.options = options;
  }

  /** Questions that wait. */
  get waiting(): number {
    return this.line.length;
  }

  /** Runs `action` when it is its turn. Throws `Busy` when too many wait. */
  async run<T>(action: () => Promise<T>, share: number = shares.goesOn): Promise<T> {
    if (this.isFull(share)) throw new Busy();
    if (this.running >= this.options.width) await new Promise<void>((resolve) => this.line.push(resolve));
    else this.running++;
    const start = performance.now();
    try {
      return await action();
    } finally {
      this.mean += (performance.now() - start - this.mean) * weight;
      const next = this.line.shift();
      if (next) next();
      else this.running--;
    }
  }

  private isFull(share: number): boolean {
    const { width, queue, seconds } = this.options;
    if (this.running < width) return false;
    return this.line.length >= queue * share || (this.line.length * this.mean) / width > 1000 * seconds * share;
  }
}

/** How much may wait before a question: new queries are refused before views of those that were answered. */
export const shareOf = (view: ViewName): number =>
  view === 'brief' || view === 'full' ? shares.begins : shares.goesOn;

/** A question that waits for a thread, as piscina knows it. */
interface Waiting {
  readonly [Piscina.queueOptionsSymbol]: object | null;
}

/** Marks a question that takes the next free thread. */
export const first = { [Piscina.queueOptionsSymbol]: { isFirst: true } };

/**
 * What waits for a thread: marked questions first, then in the order in which they came. Long questions are marked once it is
 * their turn: they are fewer than threads, and a crowd of quick ones would keep them waiting for ever.
 */
export class ThreadQueue {
  private readonly marked: Waiting[] = [];
  private readonly others: Waiting[] = [];

  get size(): number {
    return this.marked.length + this.others.length;
  }

  push(task: Waiting): void {
    this.placeOf(task).push(task);
  }

  unshift(task: Waiting): void {
    this.placeOf(task).unshift(task);
  }

  shift(): Waiting | null {
    return this.marked.shift() ?? this.others.shift() ?? null;
  }

  remove(task: Waiting): void {
    const tasks = this.placeOf(task);
    const place = tasks.indexOf(task);
    if (place >= 0) tasks.splice(place, 1);
  }

  private placeOf(task: Waiting): Waiting[] {
    return task[Piscina.queueOptionsSymbol] === null ? this.others : this.marked;
  }
}

const quickViews: ReadonlySet<ViewName> = new Set<ViewName>([
  'brief',
  'ids',
  'updateIds',
  'stats',
  'summary',
  'table',
  'targets',
  'edge',
]);

/** Characters of a query that is taken to be a long one, as are those that name everything. */
const longQuery = 300;

/** Guesses from the outside whether a question takes long: what it asks for, and of how much. */
export const isLong = (view: ViewName, { inputs: { query, targetNetwork } }: Request): boolean =>
  !quickViews.has(view) || targetNetwork !== undefined || query.length > longQuery || /\ball_/i.test(query);
