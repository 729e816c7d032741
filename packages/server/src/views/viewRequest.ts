import type { DatasetImage, OwnImage, Request } from '@trellis/core';
import type { RequestContext } from '@trellis/engine';
import type { Client } from '../pool/client.ts';

/** A request with the data set that its views are computed from. */
export interface ViewRequest {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: RequestContext;
  /** Another version of the data set, for a comparison, with the user's own analyses packed for it. */
  readonly compared?: { readonly image: DatasetImage; readonly own: OwnImage | undefined };
  /** Whether no user can revise it: an example of the site, which all users see. */
  readonly isReadOnly?: boolean;
  /** Who waits for the answer. */
  readonly client?: Client;
}
