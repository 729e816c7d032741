import type { Aspect } from '@trellis/core/dataset';
import { countOf, formatCount } from '@trellis/core/formats';
import { setsText, type LevelOptions } from '@trellis/core/views';
import type { ResultFunctionsView } from '@trellis/contract';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import type { AspectChoice } from '../../shared/statistics/functions/functionOptions.ts';
import {
  isShownAspect,
  manyTermsText,
  termsText,
  termText,
} from '../../shared/statistics/functions/functionTexts.ts';
import { significantIn } from './geneSets.ts';

/** Number of terms of some aspects that are enriched in any gene set. */
export const significantTerms = ({ significant }: ResultFunctionsView, choice: AspectChoice): number =>
  Object.entries(significant)
    .filter(([aspect]) => isShownAspect(choice, aspect as Aspect))
    .reduce((sum, [, count]) => sum + count, 0);

interface TitleOptions {
  readonly aspect: AspectChoice;
  /** The test whose statistics the cells have. */
  readonly by: ShownModel;
  readonly level?: LevelOptions;
}

/**
 * Of the test that is shown, e.g. `Biological processes are enriched in the targets of 4 of 5 analyses, hub-corrected`, or `312 biological
 * processes are enriched in all genes of the result or in the targets of 4 of 5 analyses, with equal chances`.
 */
export function functionsTitle(functions: ResultFunctionsView, { aspect, by, level = {} }: TitleOptions): string {
  const count = significantTerms(functions, aspect);
  if (count === 0) return `No ${termText(aspect)} is enriched in ${countOf(functions.sets.length, 'gene set')}`;
  const sets = [...functions.sets.keys()];
  const enriched = sets.filter((set) => significantIn(functions, set, { aspect, by }) > 0);
  const analyses = enriched.filter((set) => set > 0).length;
  if (by !== 'uniform') {
    const targets = `enriched in the targets of ${ofAll(analyses, sets.length - 1, level)}, hub-corrected`;
    return analyses === 0
      ? `No ${termText(aspect)} is ${targets}`
      : `${capital(manyTermsText(aspect))} are ${targets}`;
  }
  const places = [
    ...(enriched.includes(0) ? ['in all genes of the result'] : []),
    ...(analyses > 0 ? [`in the targets of ${ofAll(analyses, sets.length - 1, level)}`] : []),
  ];
  return `${termsText(count, aspect)} ${count === 1 ? 'is' : 'are'} enriched ${places.join(' or ')}, with equal chances`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function ofAll(some: number, all: number, level: LevelOptions): string {
  const analyses = setsText(level, all);
  return some > 0 && some < all ? `${formatCount(some)} of ${analyses}` : analyses;
}

/** A warning if the query has chosen the genes in a way that decides the test; undefined if not. */
export function functionsWarning({ selection }: Pick<ResultFunctionsView, 'selection'>): string | undefined {
  if (selection.lists) {
    return 'The target lists have cut the result to their own genes, but the test draws from the whole background. What the lists have in common is enriched by construction, and says nothing about the TFs. Give the same genes as the background of the query to compare the targets within them.';
  }
  if (selection.query) {
    return 'The query kept these genes because several analyses share them, or do not (and, not or targeted_by). The gene sets are cut to the same genes, so their columns do not confirm each other. Read a p-value as that of the genes that the query kept.';
  }
  return undefined;
}
