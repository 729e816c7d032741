import type { ViewName, ViewOptions } from './registry.ts';

/** Which view, with which options. */
export interface ViewChoice<N extends ViewName = ViewName> {
  readonly view: N;
  readonly options: ViewOptions[N];
}
