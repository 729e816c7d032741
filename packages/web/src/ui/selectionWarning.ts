import { selectedBy, type TestedChoice } from '@trellis/core/views';

const warnings = {
  query:
    'The query kept these genes because several analyses share them (and, not or targeted_by). They overlap by construction, and the p-values say nothing about the TFs. Compare all genes of each analysis instead.',
  lists:
    'The target lists have cut every analysis to their own genes, but the test draws from the whole background. The overlaps are significant by construction. Draw from the target lists instead.',
} as const;

/** A warning if the query has selected what the test compares, so that overlaps are significant by construction. */
export function selectionWarning(tested: TestedChoice): string | undefined {
  const by = selectedBy(tested);
  return by && warnings[by];
}
