import type { FunctionsView } from '@trellis/core/ontology';
import { formatPValue } from '@trellis/core/stats';
import { useListFunctions } from '../../../api/geneLists.ts';
import { alphaOf } from '../../../shared/statistics/typedNumbers.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { functionQuestion } from '../../../shared/statistics/functions/functionOptions.ts';
import { isSearch, isShownAspect, termsText, termText } from '../../../shared/statistics/functions/functionTexts.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { useStoredList } from '../storedList.ts';
import { countTerms } from './functionTitles.ts';
import { listFold } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';

/** Says that a search finds no term, or that none is enriched: how many were tested, and the smallest p-value. */
export function NoTerms({ functions }: { readonly functions: FunctionsView }) {
  const { aspect, search, terms, tested, alpha, set } = useListFunctionOptions();
  const { rows } = functions;
  if (isSearch(search) && rows.some((row) => isShownAspect(aspect, row.aspect))) {
    return (
      <p>
        No {termText(aspect)} here contains “{search}”.{' '}
        <TextButton onClick={() => set({ search: '' })}>Clear the search</TextButton>
      </p>
    );
  }
  return (
    <EmptyState title="Nothing enriched">
      <p>
        {termsText(countTerms(functions, aspect, 'tested'), aspect)} tested, none
        {terms === 'slim' && ' of the slim'} with a corrected p-value up to {alphaOf(alpha)}. Short lists rarely reach
        it.
      </p>
      {!tested && <Smallest />}
      {aspect !== 'all' && (
        <p>
          <TextButton onClick={() => set({ aspect: 'all' })}>Show all aspects</TextButton>
        </p>
      )}
    </EmptyState>
  );
}

/** The smallest p-value of all tests, and a button that shows the terms. */
function Smallest() {
  const { id } = useStoredList();
  const options = useListFunctionOptions();
  const { aspect, terms, set } = options;
  const { data } = useListFunctions(id, { ...functionQuestion(options), slim: terms === 'slim' });
  const best = data?.rows.find((row) => isShownAspect(aspect, row.aspect));
  if (!best) return null;
  return (
    <p>
      Smallest: p = {formatPValue(best.pLog10)}, corrected {formatPValue(best.adjustedLog10)}, fold {listFold(best)},
      of {best.name} ({best.id}).{' '}
      <TextButton onClick={() => set({ tested: true, view: 'table' })}>Show terms that are not enriched</TextButton>
    </p>
  );
}
