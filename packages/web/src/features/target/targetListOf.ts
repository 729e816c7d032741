import { readRequestInputs } from '@trellis/contract';
import { call } from '../../api/client.ts';
import type { NewGeneList } from '../../api/geneLists.ts';
import { readInput } from '../../api/inputGenes.ts';

/** Returns one target list of a request, with the background of its result. Rejects for a name that no list has. */
export async function targetListOf(result: string, name: string): Promise<NewGeneList> {
  const { targetgenes } = await call(readRequestInputs, { params: { id: result } });
  if (targetgenes?.predefined) return { list: targetgenes.name, part: name, name, result };
  return { genes: await readInput(result, { input: 'targetgenes', list: name }), name, result };
}
