import type { DatasetImage, Request } from '@trellis/core';

/** A request with the data set that its views are computed from. */
export interface ViewRequest {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: RequestContext;
  /** Fires when the client closes the connection. */
  readonly signal?: AbortSignal;
}

/** Facts about a request for its answer. */
export interface RequestContext {
  readonly created: string;
  readonly revision: number;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  readonly predefined: Readonly<Record<string, boolean>>;
}
