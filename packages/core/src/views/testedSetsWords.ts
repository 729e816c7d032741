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

/** A warning if the query has selected what the test compares, so that overlaps are significant by construction. */
export function selectionWarning({ sets, universe, selection }: TestedChoice): string | undefined {
  if (sets === 'result' && selection.query) {
    return 'The query kept these genes because several analyses share them (and, not or targeted_by). They overlap by construction, and the p-values say nothing about the TFs. Compare all genes of each analysis instead.';
  }
  if (sets === 'result' && universe === 'coding' && selection.lists) {
    return 'The target lists have cut every analysis to their own genes, but the test draws from the whole background. The overlaps are significant by construction. Draw from the target lists instead.';
  }
  return undefined;
}
