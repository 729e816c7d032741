import { exportCsv } from '@trellis/contract';
import { streamCall } from '../../call.ts';
import { noOptions } from '../../options.ts';
import { csvOf } from './csv.ts';

/** A row per analysis and target. */
export const interactionCalls = [
  streamCall('csv', exportCsv, { options: noOptions, compute: ({ result }) => csvOf(result) }),
];
