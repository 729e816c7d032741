import { previewQuery, type QueryCounts } from '@trellis/contract';
import { call } from './client.ts';

/** Sizes of the result that a query would have; rejects with the problem when it would have none. */
export const preview = (form: FormData, signal: AbortSignal): Promise<QueryCounts> =>
  call(previewQuery, { body: form, signal });
