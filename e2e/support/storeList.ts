import type { BodyOf, createGeneList } from '@trellis/contract';
import { clientOf } from './clientOf.ts';

/** Stores a gene list as a script would, and returns its id. */
export async function storeList(origin: string, body: BodyOf<typeof createGeneList>): Promise<string> {
  return (await clientOf(origin).createGeneList({ body })).id;
}
