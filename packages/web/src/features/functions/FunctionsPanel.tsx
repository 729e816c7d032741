import { corrections, type ResultFunctionsView, type ResultTerm } from '@trellis/core';
import type { HeatMapFigureOptions } from '@trellis/figures';
import { useCallback, useMemo, useState } from 'react';
import { readColorBounds } from '../../ui/colorBounds.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { termsText, termText } from '../../ui/functions/functionWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { functionHeatMap, mapHeight } from './functionHeatMap.ts';
import { FunctionMap } from './FunctionMap.tsx';
import { FunctionsHead } from './FunctionsHead.tsx';
import { FunctionTable } from './FunctionTable.tsx';
import { shownTerms } from './shownTerms.ts';
import { useFunctionOptions } from './state.ts';
import { TermDialog } from './TermDialog.tsx';
import { functionsTitle, functionsWarning, significantTerms } from './titles.ts';

/** The enriched terms as a table or a heat map, with title, warning and downloads. */
export function FunctionsPanel({ functions }: { readonly functions: ResultFunctionsView }) {
  const { aspect, view, by, top, search } = useFunctionOptions();
  const [open, setOpen] = useState<{ readonly term: ResultTerm; readonly set: number }>();
  const onCell = useCallback((term: ResultTerm, set: number) => setOpen({ term, set }), []);
  const terms = useMemo(() => shownTerms(functions, { aspect, top, search }), [functions, aspect, top, search]);
  const map = useMemo(() => functionHeatMap(functions, terms, { aspect, by }), [functions, terms, aspect, by]);
  const title = functionsTitle(functions, aspect);
  const options = useMapOptions(functions, terms, title);
  const warning = functionsWarning(functions);
  const shown = { functions, terms, onCell };
  return (
    <>
      <FunctionsHead functions={functions} terms={terms} title={title} map={map} options={options} />
      {warning && <Notice title="Selected by the query">{warning}</Notice>}
      {terms.length === 0 ? (
        <NoTerms functions={functions} />
      ) : view === 'table' ? (
        <FunctionTable {...shown} title={title} />
      ) : (
        <FunctionMap {...shown} map={map} options={options} />
      )}
      {open && <TermDialog functions={functions} {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Options of the heat map; bounds of the color scale that are invalid or not given come from the data. */
function useMapOptions(
  { correction }: ResultFunctionsView,
  terms: readonly ResultTerm[],
  title: string,
): Omit<HeatMapFigureOptions, 'width'> {
  const state = useFunctionOptions();
  const { lower, upper } = readColorBounds(state.lower, state.upper);
  return useMemo(
    () => ({
      valueName: `-log10 p, ${corrections[correction]}${state.by === 'degrees' ? ', hub-corrected' : ''}`,
      title,
      lower,
      upper,
      height: mapHeight(terms),
    }),
    [correction, state.by, title, lower, upper, terms],
  );
}

/** Says that no term is enriched, or that a search finds none. */
function NoTerms({ functions }: { readonly functions: ResultFunctionsView }) {
  const { aspect, search, set } = useFunctionOptions();
  const count = significantTerms(functions, aspect);
  if (count > 0) {
    return (
      <p>
        None of the {termsText(count, aspect)} contains “{search}”.{' '}
        <TextButton onClick={() => set({ search: '' })}>Clear the search</TextButton>
      </p>
    );
  }
  return (
    <EmptyState title="Nothing enriched">
      <p>
        No {termText(aspect)} has a corrected p-value up to {functions.alpha} in any gene set. Small gene sets rarely
        reach it. Another aspect, a larger alpha, or a query with more targets can show some.
      </p>
      {aspect !== 'all' && (
        <p>
          <TextButton onClick={() => set({ aspect: 'all' })}>Show all aspects</TextButton>
        </p>
      )}
    </EmptyState>
  );
}
