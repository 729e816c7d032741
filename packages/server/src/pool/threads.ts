import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ThreadQueue } from './threadQueue.ts';

/**
 * Heap limits of a thread; data sets are in shared memory and do not count. Results and caches need a fifth of it. With
 * Node's default limits garbage is collected so late that the server needs 50 % more memory.
 */
const threadHeap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/** Threads for long tasks for which there is one for quick ones. */
const longPerQuick = 4;

export interface ThreadOptions {
  /** Address of the worker's script. */
  readonly worker: string;
  /** Passed to each thread at its start, with `isPatient`: whether it takes time that no other thread wants. */
  readonly workerData: object;
  /** Threads for long tasks; one per core and at least two by default. */
  readonly threads?: number;
  /** Whether a single thread does everything, since no other user waits. */
  readonly isForOneCaller?: boolean;
  /** Maximum number of waiting tasks. */
  readonly queue: number;
}

/** Time in ms after which the thread that prepares data sets ends if it has nothing to do; its memory is large, and free then. */
export const preparingIdleMs = 250;

/** The threads of a server: no quick task waits for a long one, nor shares a processor with it if others want it. */
export interface Threads {
  readonly quick: Piscina;
  readonly quickQueue: ThreadQueue;
  readonly long: Piscina;
  /** Number of the threads for long tasks. */
  readonly longCount: number;
  /** Number of all threads that answer. */
  readonly count: number;
  /** A thread that is started to prepare data sets, for which the first visitors of an edition wait. */
  readonly preparing: Piscina;
}

/** Starts the threads for quick tasks; those for long ones and the one that prepares data sets start when they are needed. */
export function startThreads(options: ThreadOptions): Threads {
  const { threads: longCount = Math.max(2, availableParallelism()), isForOneCaller } = options;
  const quickQueue = new ThreadQueue();
  if (isForOneCaller) {
    const only = start(options, { count: 1, taskQueue: quickQueue, isPatient: false });
    return { quick: only, quickQueue, long: only, longCount: 1, count: 1, preparing: only };
  }
  const quickCount = Math.ceil(longCount / longPerQuick);
  return {
    quick: start(options, { count: quickCount, taskQueue: quickQueue, isPatient: false }),
    quickQueue,
    long: start(options, { count: longCount, isPatient: true, idleTimeout: Infinity }),
    longCount,
    count: quickCount + longCount,
    preparing: start(options, { count: 1, isPatient: false, idleTimeout: preparingIdleMs }),
  };
}

interface Kind {
  readonly count: number;
  readonly isPatient: boolean;
  readonly taskQueue?: ThreadQueue;
  /** Of threads that start when they are needed: time in ms after which one without a task ends. The others start at once and stay. */
  readonly idleTimeout?: number;
}

const start = (
  { worker, workerData, queue }: ThreadOptions,
  { count, isPatient, taskQueue, idleTimeout }: Kind,
): Piscina =>
  new Piscina({
    filename: worker,
    execArgv: [],
    workerData: { ...workerData, isPatient },
    resourceLimits: threadHeap,
    minThreads: idleTimeout ? 0 : count,
    maxThreads: count,
    ...(idleTimeout && { idleTimeout }),
    // `ThreadQueue.admit` and the scheduler refuse before that.
    maxQueue: 2 * queue + count,
    ...(taskQueue && { taskQueue }),
    loadBalancer: firstFree,
    // A thread that waits with atomics cannot continue a stream whose reader is slow.
    atomics: 'disabled',
  });

type Balancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>;

/** The thread without a task that was started first: it has most of the results that were evaluated. */
const firstFree: Balancer = (_task, workers) =>
  workers
    .filter(({ currentUsage }) => currentUsage === 0)
    .sort((a, b) => a.id - b.id)
    .at(0) ?? null;
