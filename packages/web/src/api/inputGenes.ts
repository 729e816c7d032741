import { readInputGenes, type QueryOf } from '@trellis/contract';
import { call } from './client.ts';

/** Ids of the genes that an input of a request lists, as its query has read it. */
export async function readInput(id: string, query: QueryOf<typeof readInputGenes>): Promise<string[]> {
  const text = await call(readInputGenes, { params: { id }, query });
  return text.split('\n').filter(Boolean);
}
