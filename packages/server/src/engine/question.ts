import type { MessagePort } from 'node:worker_threads';
import type { DatasetImage, ErrorCode, ErrorPlace, Request, WindowOptions } from '@trellis/core';

/** Views that answer with one block of bytes. */
export interface AnswerViews {
  readonly brief: Record<string, never>;
  readonly ids: Record<string, never>;
  readonly updateIds: { readonly update: unknown };
  readonly stats: Record<string, never>;
  readonly summary: Record<string, never>;
  readonly table: WindowOptions;
  readonly targets: { readonly search?: string };
}

/** Views whose answer may be large and is sent as it is made. */
export interface StreamViews {
  readonly full: Record<string, never>;
  readonly csv: Record<string, never>;
  readonly xlsx: Record<string, never>;
}

export type Views = AnswerViews & StreamViews;
export type ViewName = keyof Views;

/** What a worker is asked: a view of a request on a data set. */
export interface Question<V extends ViewName = ViewName> {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: AnswerContext;
  readonly view: V;
  readonly options: Views[V];
  /** One 32-bit cell that turns 1 when nobody waits for the answer any more. */
  readonly cancelled: SharedArrayBuffer;
  /** Where a stream goes; absent for views with one answer. */
  readonly port?: MessagePort;
}

/** What an answer says about its request beside the result. */
export interface AnswerContext {
  readonly created: string;
  readonly revision: number;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  readonly predefined: Readonly<Record<string, boolean>>;
}

/** What a worker answers: bytes, or what became of the question. Errors of the user come as data, to keep their code. */
export type WorkerAnswer =
  | Uint8Array
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly message: string; readonly place?: ErrorPlace }
  | { readonly kind: 'streamed' }
  | { readonly kind: 'cancelled' };
