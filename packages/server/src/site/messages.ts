/** A call that goes from the service worker through a page to the worker with the engine. Its answer comes through the port. */
export interface CallMessage {
  readonly kind: 'trellis call';
  readonly method: string;
  /** Path below the site with its query string. */
  readonly url: string;
  readonly hostname: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer | undefined;
}

/** Asks an engine for an answer without content: one in the middle of a computation gives it at its end. */
export interface PingMessage {
  readonly kind: 'trellis ping';
}

/** What comes back: the head, then pieces, each asked for with `more`, then the end. `left` ends a call whose caller is gone. */
export type AnswerMessage =
  | { readonly kind: 'head'; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | FailedMessage;

/** Says why a call has no answer. */
export interface FailedMessage {
  readonly kind: 'failed';
  readonly sentence: string;
}

export type CallerMessage = 'more' | 'left';
