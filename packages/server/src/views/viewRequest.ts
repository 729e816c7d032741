import type { ViewTask } from '@trellis/engine';
import type { Client } from '../pool/client.ts';

/** A request with the data set that its views are computed from. */
export interface ViewRequest extends Omit<ViewTask, 'call' | 'options'> {
  /** Whether no user can revise it: an example of the site, which all users see. */
  readonly isReadOnly?: boolean;
  /** Who waits for the answer. */
  readonly client?: Client;
}
