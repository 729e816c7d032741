import { TrellisError } from '@trellis/core';
import { bitsToIndices } from '@trellis/core/dataset';
import type { Result } from '@trellis/core/result';
import type { readInputGenes } from '@trellis/contract';
import type { CallFields } from '../../call.ts';

/** An input that lists genes, and which of its lists. */
type ChosenInput = CallFields<typeof readInputGenes>['query'];

type WithInputs = Pick<Result, 'dataset' | 'inputs'>;

/**
 * Ids of the genes of an input, one per line, in the order of the data set. Throws `unknown-list` for an input or a list that the
 * request does not have.
 */
export function genesOfInput(result: WithInputs, chosen: ChosenInput): string {
  const genes = chosenGenes(result, chosen);
  if (!genes) throw new TrellisError('unknown-list', `The request has no such input: ${nameOf(chosen)}.`);
  return Array.from(genes, (gene) => `${result.dataset.genes[gene].id}\n`).join('');
}

function chosenGenes({ inputs }: WithInputs, { input, list }: ChosenInput): Iterable<number> | undefined {
  if (input === 'backgroundgenes') return inputs.background && bitsToIndices(inputs.background);
  const found = inputs.lists.find(({ name }) => list === undefined || name === list);
  return found && bitsToIndices(found.genes);
}

const nameOf = ({ input, list }: ChosenInput): string =>
  list === undefined ? input : `${input} "${list.slice(0, 100)}"`;
