import { countOf, formatCount } from '../formats/numbers.ts';
import type { RegulatorsView } from './findRegulators.ts';

/** What the p-values of a ranking do not say. */
const notCorrected =
  'These p-values are not hub-corrected: genes that are expressed together are in the targets of very many TFs, so a small p-value alone does not make a TF a candidate. Read the order and the specificity, and give the genes that your experiment detects as background.';

type Ranked = readonly Pick<RegulatorsView['tfs'][number], 'significant'>[];

const countSignificant = (tfs: Ranked): number => tfs.filter(({ significant }) => significant).length;

/** Says how many TFs are enriched, i.e. above the line of a ranking; where there is none, that no TF is. */
export function enrichedText(tfs: Ranked): string {
  const significant = countSignificant(tfs);
  if (significant === 0)
    return 'No TF is enriched: no analysis has an adjusted p-value below 0.05. The order of the TFs is no more than chance gives.';
  return `${formatCount(significant)} of ${countOf(tfs.length, 'TF')} ${significant === 1 ? 'is' : 'are'} enriched: adjusted p below 0.05 in any analysis. Of genes drawn at random usually none is; of genes that are expressed together often most are.`;
}

/** Says what the line of a ranking and its p-values do not say; '' where no TF is enriched. */
export function cautionText(tfs: Ranked): string {
  const significant = countSignificant(tfs);
  if (significant === 0) return '';
  const below = tfs.length - significant;
  const others =
    below === 0 ? '' : `The other ${formatCount(below)} are below the line: no overlap of theirs is significant. `;
  return `${others}${notCorrected}`;
}

/** Says how many TFs are enriched, and what that does not say. */
export const rankingText = (tfs: Ranked): string => `${enrichedText(tfs)} ${cautionText(tfs)}`.trimEnd();

/** What the order of a ranking depends on. */
interface Ordered extends Pick<RegulatorsView, 'uses'> {
  readonly tfs: Ranked;
}

/** Says what the order of the TFs follows. */
export function orderText({ tfs, uses }: Ordered): string {
  if (!tfs.some(({ significant }) => significant))
    return 'The TFs are in the order of the smallest p-value of their analyses, corrected for the number of analyses of the TF.';
  const score = uses === 'h' ? 'specificity score h' : 'score z';
  return `TFs with a significant analysis come first, in the order of their best rank by the ${score} within a kind of evidence. That rank less one half is a share of the TFs with that kind (1 of 50 is 1 %, 2 of 50 is 3 %), and counts about twice for a TF with two kinds, which has two chances.`;
}

/** Says what the specificity score compares with, or why there is none. */
export function nullListsText(view: RegulatorsView): string {
  const { uses, nullLists, nullTfs, nullAnalyses, nullLeftOut, nullAnalysesLeftOut } = view;
  const served = `${countOf(nullLists, 'predefined gene list')} and ${countOf(nullAnalyses, 'expression analysis', 'expression analyses')} of ${countOf(nullTfs, 'TF')}`;
  if (uses === 'z')
    return `There is no specificity score: it needs 10 gene lists or TFs with expression analyses to compare with, and only ${served} can serve.`;
  const left = nullLeftOut.length + nullAnalysesLeftOut.length;
  const leftOut =
    left > 0 ? `; ${formatCount(left)} left out because more than half of their genes are in this list` : '';
  return `Specificity h counts the standard deviations by which an overlap exceeds those of the same analysis with ${served}${leftOut}.`;
}
