import { threadId } from 'node:worker_threads';

/** Functions of a thread: one that keeps it until it may end, and those that answer at once. */
export function keep(cells) {
  Atomics.wait(cells, 0, 0);
  return 'kept';
}

export const prepareNamed = (name) => `${name} is ready`;

/** The answer to every task: the id of its thread. */
export const answer = () => Uint8Array.of(threadId);
