import type { TestedChoice } from '@trellis/core/views';

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
