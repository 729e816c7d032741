import { selectedBy, verdictOf, weighedAgreement, type Agreement, type Verdict } from '@trellis/core/views';
import type { Comparison } from './compare.ts';

type Row = Comparison['rows'][number];

/** What the tests of a TF and the other TFs say together; undefined where they were not compared, or the query has selected the genes. */
export function rowVerdict(row: Row, view: Comparison): Verdict | undefined {
  const agreement = agreementOf(row, view);
  return agreement && verdictOf(agreement);
}

/** The same in a sentence; '' without a verdict. */
export function rowConclusion(row: Row, view: Comparison): string {
  const agreement = agreementOf(row, view);
  return agreement ? weighedAgreement(row.symbol || row.tf, agreement) : '';
}

/** The statistics that are weighed; p-values are those of the table, corrected over its TFs. */
function agreementOf(
  { both, expected, adjustedLog10, degrees, stronger, others }: Row,
  view: Comparison,
): Agreement | undefined {
  if (stronger === undefined || others === undefined || !degrees || selectedBy(view)) return undefined;
  return {
    both: both.induced + both.repressed + both.other,
    expected,
    pLog10: adjustedLog10,
    degrees: { expected: degrees.expected, pLog10: degrees.adjustedLog10 },
    stronger,
    others,
  };
}
