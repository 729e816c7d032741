import { readRequestInputs } from '@trellis/contract';
import { readGeneLists } from '@trellis/core/formats';
import { call } from '../../api/client.ts';
import type { NewGeneList } from '../../api/geneLists.ts';

/** One target list of a request, with the background of its result. Rejects for a name that no list has. */
export async function targetListOf(result: string, name: string): Promise<NewGeneList> {
  const { targetgenes } = await call(readRequestInputs, { params: { id: result } });
  if (targetgenes?.predefined) return { list: targetgenes.name, part: name, name, result };
  const found = readGeneLists(targetgenes?.text ?? '').find((list) => list.name === name);
  if (!found) throw new Error(`The genes of ${name} are those of the target network; choose a target list.`);
  return { genes: [...found.genes], name, result };
}
