import { exportCsv } from '@trellis/contract';
import { streamCall } from '../../call.ts';
import { csvOf } from './csv.ts';

/** A row per analysis and target. */
export const interactionCalls = [
  streamCall('csv', exportCsv, {
    options: ({ query: { tag } }) => ({ hasTags: tag !== '0' }),
    compute: ({ result }, options) => csvOf(result, options),
  }),
];
