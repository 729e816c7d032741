import type { Dataset } from '@trellis/core/dataset';
import type { Result, TextInput } from '@trellis/core/result';
import type { SourcePart } from '@trellis/core/views';
import type { DocumentTexts } from '@trellis/engine';

/**
 * Finds the predefined lists and networks among the inputs of a result. An archive does not say which inputs were uploaded, so
 * an input is predefined if its name and its text are those of a list or a network of the data set.
 */
export async function predefinedInputs({ dataset, request }: Result, texts: DocumentTexts): Promise<SourcePart[]> {
  const { targetGenes, filterTfs, background, targetNetwork } = request.inputs;
  const found: SourcePart[] = [];
  const add = async (kind: 'list' | 'network', input: TextInput | undefined) => {
    if (!input || !namesOf(dataset, kind).includes(input.name)) return;
    if ((await texts.read(kind, input.name)) === input.text) found.push({ kind, name: input.name });
  };
  for (const list of [targetGenes, filterTfs, background]) await add('list', list);
  await add('network', targetNetwork);
  return found;
}

const namesOf = ({ lists, networks }: Dataset, kind: 'list' | 'network') => (kind === 'list' ? lists : networks);
