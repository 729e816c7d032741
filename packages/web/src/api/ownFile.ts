import { readOwnTargets } from '@trellis/contract';
import { call } from './client.ts';

/** The targets of an own analysis of a request as CSV, as its query has read them; the first one is number 0. */
export const readOwnCsv = (id: string, number: number): Promise<string> =>
  call(readOwnTargets, { params: { id, number: String(number) } });
