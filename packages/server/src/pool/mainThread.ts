import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Caller } from './client.ts';
import { FairQueue } from './fairQueue.ts';
import type { Costs } from './pool.ts';
import { ServerBusy, tooManyWaiting } from './refusals.ts';

/** Maximum numbers of computations that wait: of all addresses, and of one whose limits apply. */
const [maxWaiting, maxWaitingOfOne] = [128, 16];

/** Delay of the event loop in ms from which computations are refused, and calls of an address that has several open. */
const maxDelayMs = 250;

/** Time in ms over which the delay is measured. */
const windowMs = 500;

/** Computations that only the main thread can make. */
export interface MainThread {
  /**
   * Runs a computation when it is its turn: one at a time, those of different addresses in turn, with everything else that waits
   * for the thread in between. Its time is charged to its caller. Throws `CallerBusy` and `ServerBusy`.
   */
  run<T>(caller: Caller, compute: () => T | Promise<T>): Promise<T>;
  /**
   * Yields what a generator computes, each item in a turn of its own. Returns when the first one is there; only that one can be
   * refused, since the others belong to the same answer.
   */
  each<T>(caller: Caller, items: Iterable<T>): Promise<AsyncIterable<T>>;
  /** Returns what a generator returns, each of its steps in a turn of its own; only the first one can be refused. */
  steps<T>(caller: Caller, work: Iterator<unknown, T>): Promise<T>;
  /** Whether other calls wait too long for the thread. */
  isLate(): boolean;
  stop(): void;
}

interface Waiting {
  start(): void;
}

/** Opens the queue of the main thread's computations. */
export function openMainThread(costs: Costs | undefined): MainThread {
  const queue = new FairQueue<Waiting>();
  const delay = monitorDelay();
  let isRunning = false;

  function next(): void {
    const waiting = queue.shift();
    isRunning = waiting !== undefined;
    waiting?.item.start();
  }

  async function inTurn<T>(caller: Caller, compute: () => T | Promise<T>): Promise<T> {
    if (isRunning) await new Promise<void>((start) => queue.push(caller.address, { start }));
    else isRunning = true;
    const start = performance.now();
    try {
      return await compute();
    } finally {
      costs?.charge(caller, performance.now() - start);
      setImmediate(next);
    }
  }

  /** Throws if the caller has spent what it has, or if too many wait. */
  function admit(caller: Caller): void {
    costs?.check(caller, true);
    if (!isRunning) return;
    if (caller.isLimited && queue.waitingOf(caller.address) >= maxWaitingOfOne) throw tooManyWaiting();
    if (queue.size >= maxWaiting || (delay.isLate() && queue.size > maxWaitingOfOne)) throw new ServerBusy();
  }

  return {
    async run(caller, compute) {
      admit(caller);
      return inTurn(caller, compute);
    },
    async each(caller, items) {
      admit(caller);
      const iterator = items[Symbol.iterator]();
      const compute = () => inTurn(caller, () => iterator.next());
      return chained(await compute(), compute);
    },
    async steps(caller, work) {
      admit(caller);
      for (;;) {
        const step = await inTurn(caller, () => work.next());
        if (step.done === true) return step.value;
      }
    },
    isLate: () => delay.isLate(),
    stop: () => delay.stop(),
  };
}

/** Yields an item and those that follow it. */
async function* chained<T>(first: IteratorResult<T>, next: () => Promise<IteratorResult<T>>): AsyncGenerator<T> {
  for (let item = first; item.done !== true; item = await next()) yield item.value;
}

/** Watches how late the event loop is. */
function monitorDelay(): { isLate(): boolean; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let meanMs = 0;
  const timer = setInterval(() => {
    meanMs = histogram.count > 0 ? histogram.mean / 1e6 : windowMs;
    histogram.reset();
  }, windowMs).unref();
  return {
    isLate: () => meanMs > maxDelayMs,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
