import type { ViewRequest } from './viewRequest.ts';

/** Payload of a worker thread: a call that is answered from a result. */
export interface ViewTask extends Omit<ViewRequest, 'client' | 'isReadOnly'> {
  /** Name of the call. */
  readonly call: string;
  readonly options: unknown;
}
