import type { ViewName, ViewOptions } from './registry.ts';
import type { ViewRequest } from './viewRequest.ts';

/** Payload of a worker thread: a view of a request. */
export interface ViewTask<N extends ViewName = ViewName> extends Omit<ViewRequest, 'client'> {
  readonly view: N;
  readonly options: ViewOptions[N];
}
