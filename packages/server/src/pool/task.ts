import type { MessagePort } from 'node:worker_threads';
import type { TrellisError } from '@trellis/core';
import type { Client } from './client.ts';

/**
 * How long a task takes: `quick` only milliseconds, `evaluation` a twentieth of a second because its query has to be evaluated
 * first, `long` any time. Only long ones wait for each other. An evaluation goes to a thread for long tasks, which may have evaluated
 * the query before, if none of them has anything to do, otherwise to one for quick tasks.
 */
export type Pace = 'quick' | 'evaluation' | 'long';

/** Work for a thread, and how to schedule it. */
export interface Task<Data> {
  /** What it computes, for traces. */
  readonly name: string;
  /** Payload for the thread; it is cloned, except for shared memory. */
  readonly data: Data;
  readonly pace: Pace;
  /** Id of the request. Evaluations of the same one run one after another. */
  readonly request?: string;
  /** Share of the queue's limits up to which it is accepted, see `queueShares`. */
  readonly queueShare: number;
  /** Absent for a task that no client has asked for. */
  readonly client?: Client;
}

/** A task as it is sent to a thread. */
export interface TaskMessage<Data> {
  readonly data: Data;
  /** Two 32-bit cells: the first becomes 1 when the task is canceled, the second holds the time of the thread in ms. */
  readonly state: SharedArrayBuffer;
  /** Queue deadline, Unix time in ms: a task that starts later is refused. */
  readonly deadline: number;
  /** Port for a stream; absent for an answer in one block. */
  readonly port?: MessagePort;
}

/** Cells of the state of a task. */
export const stateCells = { canceled: 0, spentMs: 1 } as const;

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
