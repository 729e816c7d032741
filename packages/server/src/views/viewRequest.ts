import type { OwnFile } from '@trellis/core/dataset';
import type { ViewCall, ViewTask } from '@trellis/engine';
import type { Client } from '../pool/client.ts';

/** A request with the data set that its views are computed from. */
export interface ViewRequest extends Omit<ViewTask, 'call' | 'options' | 'ownFiles'> {
  /** Reads the user's own analyses as they were given; absent without any. */
  readonly readOwnFiles?: () => Promise<readonly OwnFile[]>;
  /** Whether no user can revise it: an example of the site, which all users see. */
  readonly isReadOnly?: boolean;
  /** Who waits for the answer. */
  readonly client?: Client;
}

/** The task of a call for a request. */
export async function taskFor(
  { image, request, context, compared, readOwnFiles }: ViewRequest,
  { name, takesOwnFiles }: Pick<ViewCall, 'name' | 'takesOwnFiles'>,
  options: unknown,
): Promise<ViewTask> {
  const own = takesOwnFiles && readOwnFiles ? { ownFiles: await readOwnFiles() } : {};
  return { image, request, context, compared, ...own, call: name, options };
}
