import type { DatasetImage, OwnImage } from '@trellis/core/dataset';
import type { Request } from '@trellis/core/result';
import type { RequestContext } from './viewContext.ts';

/** A call that is answered from a result: payload of a thread. */
export interface ViewTask {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: RequestContext;
  /** Another version of the data set, for a comparison, with the user's own analyses packed for it. */
  readonly compared?: { readonly image: DatasetImage; readonly own: OwnImage | undefined };
  /** Name of the call. */
  readonly call: string;
  readonly options: unknown;
}
