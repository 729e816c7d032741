import type { DatasetImage, Request } from '@trellis/core';

/** A request on a data set: what a view is a view of. */
export interface ViewRequest {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: RequestContext;
  /** Fires when the client closes the connection. */
  readonly signal?: AbortSignal;
}

/** What an answer says about its request besides the result. */
export interface RequestContext {
  readonly created: string;
  readonly revision: number;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  readonly predefined: Readonly<Record<string, boolean>>;
}
