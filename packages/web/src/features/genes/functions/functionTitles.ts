import { aspects } from '@trellis/core/dataset';
import { countOf, formatCount } from '@trellis/core/formats';
import type { FunctionsView } from '@trellis/core/ontology';
import type { AspectChoice } from '../../../shared/statistics/functions/functionOptions.ts';
import { isShownAspect, termsText, termText } from '../../../shared/statistics/functions/functionTexts.ts';

type Counts = Pick<FunctionsView, 'aspects'>;
type Counted = 'tested' | 'significant';

/** Number of terms of some aspects that are tested, or enriched. */
export const countTerms = ({ aspects: counts }: Counts, choice: AspectChoice, what: Counted): number =>
  aspects
    .filter((aspect) => isShownAspect(choice, aspect))
    .reduce((sum, aspect) => sum + (counts[aspect]?.[what] ?? 0), 0);

/** E.g. `42 biological processes are enriched in 293 genes`; in the slim view `7 broad biological processes …`. */
export function listFunctionsTitle(
  view: FunctionsView,
  { aspect, terms, alpha }: { readonly aspect: AspectChoice; readonly terms: string; readonly alpha: number },
): string {
  const genes = countOf(view.inUniverse, 'gene');
  const isSlim = terms === 'slim';
  const count = isSlim
    ? view.rows.filter((row) => isShownAspect(aspect, row.aspect) && row.adjusted <= alpha).length
    : countTerms(view, aspect, 'significant');
  const verb = count === 1 ? 'is' : 'are';
  const of = isSlim ? ' of the slim' : '';
  if (count === 0) return `No ${termText(aspect)}${of} is enriched in ${genes}`;
  return `${termsText(count, aspect)}${of} ${verb} enriched in ${genes}`;
}

/** How many genes are tested, and the population: `Genes of the list that count: biological process 60 of 66, drawn from 20,842.` */
export function annotatedText({ aspects: counts, inUniverse }: FunctionsView, choice: AspectChoice): string {
  const parts = aspects
    .filter((aspect) => isShownAspect(choice, aspect))
    .map((aspect) => {
      const { n = 0, population = 0 } = counts[aspect] ?? {};
      return `${termText(aspect)} ${formatCount(n)} of ${formatCount(inUniverse)}, drawn from ${formatCount(population)}`;
    });
  return `Genes of the list that count: ${parts.join('; ')}.`;
}
