import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import type { HeatMapFigureOptions, HeatMapData } from '@trellis/figures';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { termsText, termText } from '../../shared/statistics/functions/functionTexts.ts';
import { InteractiveHeatMap } from '../../shared/exports/InteractiveHeatMap.tsx';
import { heatScale } from '../../shared/statistics/typedNumbers.ts';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { TextButton } from '../../ui/Button.tsx';
import { functionHeatMap, mapHeight, functionCellText } from './functionHeatMap.ts';
import { FunctionsHead } from './FunctionsHead.tsx';
import { FunctionTable } from './FunctionTable.tsx';
import { shownTerms } from './shownTerms.ts';
import { useFunctionOptions, useShownTest } from './state.ts';
import { functionsTitle, functionsWarning, significantTerms } from './titles.ts';
import { LetterLegend } from '../../shared/exports/LetterLegend.tsx';
import { areMany } from './geneSets.ts';

const TermDialog = lazy(async () => ({ default: (await import('./TermDialog.tsx')).TermDialog }));

/** The enriched terms as a table or a heat map, with title, warning and downloads. */
export function FunctionsPanel({ functions }: { readonly functions: ResultFunctionsView }) {
  const { aspect, view, top, search, color } = useFunctionOptions();
  const by = useShownTest(functions);
  const [open, setOpen] = useState<{ readonly term: ResultTerm; readonly set: number }>();
  const onCell = useCallback((term: ResultTerm, set: number) => setOpen({ term, set }), []);
  const terms = useMemo(
    () => shownTerms(functions, { aspect, top, search, by }),
    [functions, aspect, top, search, by],
  );
  const map = useMemo(
    () => functionHeatMap(functions, terms, { aspect, by, color }),
    [functions, terms, aspect, by, color],
  );
  const title = functionsTitle(functions, { aspect, by, level: useLevel() });
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
      {open && (
        <Suspense>
          <TermDialog functions={functions} {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Options of the heat map; bounds of the color scale that are invalid or not given come from the data. */
function useMapOptions(
  functions: ResultFunctionsView,
  terms: readonly ResultTerm[],
  title: string,
): Omit<HeatMapFigureOptions, 'width'> {
  const { correction } = functions;
  const by = useShownTest(functions);
  const { color, lower, upper } = useFunctionOptions();
  return useMemo(() => {
    const scale = heatScale({ color, lower, upper }, correction);
    const valueName = `${scale.valueName}${by === 'degrees' ? ', hub-corrected' : ''}`;
    return { ...scale, valueName, title, height: mapHeight(terms) };
  }, [correction, by, color, title, lower, upper, terms]);
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

interface Props {
  readonly functions: ResultFunctionsView;
  readonly terms: readonly ResultTerm[];
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly onCell: (term: ResultTerm, set: number) => void;
}

/** The terms and gene sets as a heat map; with many gene sets it takes the whole width, and their list is below it. */
function FunctionMap({ functions, terms, map, options, onCell }: Props) {
  const by = useShownTest(functions);
  const cellText = useMemo(() => functionCellText(functions, terms, by), [functions, terms, by]);
  const isWide = areMany(functions);
  const { table, ...figure } = map;
  return (
    <>
      <InteractiveHeatMap
        data={isWide ? figure : map}
        options={options}
        cellText={cellText}
        onPress={({ row, column }) => onCell(terms[row], column)}
      />
      {isWide && table && <LetterLegend table={table} />}
    </>
  );
}
