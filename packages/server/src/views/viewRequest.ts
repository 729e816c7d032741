import type { DatasetImage, OwnImage, Request } from '@trellis/core';
import type { Client } from '../pool/client.ts';

/** A request with the data set that its views are computed from. */
export interface ViewRequest {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: RequestContext;
  /** Another version of the data set, for a comparison, with the user's own analyses packed for it. */
  readonly compared?: { readonly image: DatasetImage; readonly own: OwnImage | undefined };
  /** Who waits for the answer. */
  readonly client?: Client;
}

/** Facts about a request for its answer. */
export interface RequestContext {
  readonly created: string;
  readonly revision: number;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  readonly predefined: Readonly<Record<string, boolean>>;
  readonly versions: RequestVersions;
  /** Id of the request that this one computes on newer data. */
  readonly computedFrom?: string;
  /** Id of the request that computes this one on the newest data. */
  readonly computedAs?: string;
}

/** What is known of the versions of a data set when a request is answered. Times are ISO 8601, UTC. */
export interface RequestVersions {
  /** Time of the import of the version that answers; undefined if it was not recorded. */
  readonly imported: string | undefined;
  readonly newest: string;
  readonly newestImported: string | undefined;
}
