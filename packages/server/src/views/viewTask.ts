import type { ViewName, ViewOptions } from './registry.ts';
import type { ViewRequest } from './viewRequest.ts';

/** What a worker thread is given: which view of which request. */
export interface ViewTask<N extends ViewName = ViewName> extends Omit<ViewRequest, 'signal'> {
  readonly view: N;
  readonly options: ViewOptions[N];
}
