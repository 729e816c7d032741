import type { MessagePort } from 'node:worker_threads';
import type { TrellisError } from '@trellis/core';

/** Work for a thread, and how to schedule it. */
export interface Task<Data> {
  /** Payload for the thread; it is cloned, except for shared memory. */
  readonly data: Data;
  /** Whether it takes only milliseconds and skips the queue of the long tasks. */
  readonly isQuick: boolean;
  /** Share of the queue's limits up to which it is accepted, see `queueShares`. */
  readonly queueShare: number;
  /** Fires when the client closes the connection. */
  readonly signal?: AbortSignal;
}

/** A task as it is sent to a thread. */
export interface TaskMessage<Data> {
  readonly data: Data;
  /** One 32-bit cell that becomes 1 when the task is canceled. */
  readonly canceled: SharedArrayBuffer;
  /** Queue deadline, Unix time in ms: a task that starts later is refused. */
  readonly deadline: number;
  /** Port for a stream; absent for an answer in one block. */
  readonly port?: MessagePort;
}

/** A `TrellisError` as data: a cloned error would lose its code. */
interface ErrorOutcome extends Pick<TrellisError, 'code' | 'message' | 'place' | 'suggestions'> {
  readonly kind: 'error';
}

/** Outcome of a task: bytes, or the reason why there are none. */
export type TaskOutcome =
  | Uint8Array
  | ErrorOutcome
  | { readonly kind: 'late' }
  | { readonly kind: 'streamed' }
  | { readonly kind: 'canceled' };
