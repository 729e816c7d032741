import { countOf } from '../formats/numbers.ts';
import type { TestedChoice } from './testedSets.ts';

/** Says which genes a test compares and draws from, in one sentence. `hasBackground`: whether the query has one of its own. */
export function testedSetsText(
  { sets, universe, population, selection }: TestedChoice,
  hasBackground: boolean,
): string {
  const genes =
    sets === 'analysis'
      ? `all genes that pass its own filters${selection.query ? ', before and, not and targeted_by' : ''}`
      : 'its genes in the result';
  return `Each analysis counts with ${genes}, among the ${universeText({ universe, population }, hasBackground)}.`;
}

function universeText(
  { universe, population }: Pick<TestedChoice, 'universe' | 'population'>,
  hasBackground: boolean,
) {
  if (universe === 'lists') return `${countOf(population, 'gene')} of the target lists`;
  return hasBackground
    ? `${countOf(population, 'gene')} of the background`
    : countOf(population, 'protein-coding gene');
}
