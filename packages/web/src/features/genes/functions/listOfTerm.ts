import type { GeneListDescription } from '@trellis/contract';
import { readPlainList } from '@trellis/core/formats';
import type { FunctionRow } from '@trellis/core/ontology';
import { readBackgroundOf, type NewGeneList } from '../../../api/geneLists.ts';

/** The genes of a term as a list of their own, with the background and the result of the list that they are from. */
export async function listOfTerm({ name, genes }: FunctionRow, list: GeneListDescription): Promise<NewGeneList> {
  const background = list.hasBackground ? readPlainList(await readBackgroundOf(list.id)) : undefined;
  return { genes: [...genes], name: `${list.name}, ${name}`, result: list.result, background };
}
