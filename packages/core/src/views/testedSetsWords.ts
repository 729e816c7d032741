import { countOf } from '../formats/numbers.ts';
import type { TestedChoice } from './testedSets.ts';

/** Says which genes a test compares and draws from, in one sentence. */
export function testedSetsText({ sets, universe, population, selection }: TestedChoice): string {
  const genes =
    sets === 'analysis'
      ? `all genes that pass its own filters${selection.query ? ', before and, not and targeted_by' : ''}`
      : 'its genes in the result';
  const from = universe === 'lists' ? 'of the target lists' : 'of the background';
  return `Each analysis counts with ${genes}, among the ${countOf(population, 'gene')} ${from}.`;
}
