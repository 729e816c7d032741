import type { DatasetImage, OwnFile, OwnImage } from '@trellis/core/dataset';
import type { Request } from '@trellis/core/result';
import type { RequestContext } from './viewContext.ts';

/** A call that is answered from a result: payload of a thread. */
export interface ViewTask {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: RequestContext;
  /** Another version of the data set, for a comparison, with the user's own analyses packed for it. */
  readonly compared?: { readonly image: DatasetImage; readonly own: OwnImage | undefined };
  /** The user's own analyses as they were given, where the call takes them. */
  readonly ownFiles?: readonly OwnFile[];
  /** Name of the call. */
  readonly call: string;
  readonly options: unknown;
}
