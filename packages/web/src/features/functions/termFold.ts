import { expectedInSet, foldOf, type ShownSet } from '@trellis/engine/views/functions/testedTerm';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import { formatOverlapFold } from '../../ui/pAndFold.tsx';

/** The fold of a term in a gene set with its 95 % interval, by the test that is shown. */
export function termFold(functions: ResultFunctionsView, term: ResultTerm, shown: ShownSet): string {
  const { n } = foldOf(term, functions.sets[shown.set], shown.set);
  return formatOverlapFold(term.k[shown.set], Math.min(n, term.K), expectedInSet(functions, term, shown));
}
