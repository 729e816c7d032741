import { Readable } from 'node:stream';
import { begun } from './gathered.ts';
import type { ThreadPool } from './pool.ts';
import { ClientGone } from './refusals.ts';
import type { Task } from './task.ts';
import type { Work } from './taskHandler.ts';

/** What a process computes: tasks, and what is called by name. */
interface Computed<Data> {
  readonly answer: Work<Data>;
  readonly calls: Readonly<Record<string, (argument: never) => unknown>>;
}

/**
 * Runs the tasks of a single caller in this process, with no limit of time. With `startThreads` long tasks run in a pool that is
 * started for the first of them.
 */
export function openInProcess<Data>(
  { answer, calls }: Computed<Data>,
  startThreads?: () => ThreadPool<Data>,
): ThreadPool<Data> {
  let started: ThreadPool<Data> | undefined;
  const threadsFor = ({ pace }: Task<Data>): ThreadPool<Data> | undefined =>
    pace === 'long' ? (started ??= startThreads?.()) : undefined;
  const call = async <T>(name: string, argument: unknown): Promise<T> =>
    // own value: only names of calls are given
    (calls[name] as (argument: unknown) => T)(argument);
  return {
    async answer(task) {
      const threads = threadsFor(task);
      if (threads) return threads.answer(task);
      const made = await answer(task.data, checkpointOf(task));
      if (typeof made === 'string') return Buffer.from(made);
      throw new Error('a stream is not an answer in one block');
    },
    async stream(task) {
      const threads = threadsFor(task);
      if (threads) return threads.stream(task);
      const checkpoint = checkpointOf(task);
      const made = await answer(task.data, checkpoint);
      const pieces = typeof made === 'string' ? [Buffer.from(made)] : await begun(made, checkpoint);
      return Readable.from(pieces, { objectMode: false });
    },
    // At most the one that `startThreads` starts for a single caller.
    threadCount: startThreads ? 1 : 0,
    call,
    prepare: call,
    load: () => started?.load() ?? { waiting: 0, running: 0 },
    close: async () => started?.close(),
  };
}

/** Throws once the caller is gone. */
const checkpointOf =
  ({ client }: Task<unknown>) =>
  (): void => {
    if (client?.signal.aborted) throw new ClientGone();
  };
