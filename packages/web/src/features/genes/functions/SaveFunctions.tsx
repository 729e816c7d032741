import type { FunctionsView } from '@trellis/core/ontology';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Correction } from '@trellis/core/stats';
import { DotPlot, layoutDotPlot, layoutTermGraph, printTheme, TermGraph } from '@trellis/figures';
import { messageOf } from '../../../api/ApiError.ts';
import { readFunctionsOf } from '../../../api/geneLists.ts';
import { alphaOf } from '../../../shared/statistics/typedNumbers.ts';
import { ErrorState } from '../../../ui/states.tsx';
import type { FigureToSave } from '../../../shared/exports/figureFormats.ts';
import { FigureMenu } from '../../../shared/exports/FigureMenu.tsx';
import { functionQuestion } from '../../../shared/statistics/functions/functionOptions.ts';
import { saveTable } from '../../../shared/exports/saveTable.ts';
import { useStoredList } from '../storedList.ts';
import { graphTerms, type ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';
import { dotPlotData, termGraphData } from './figureData.ts';

interface Props {
  readonly functions: FunctionsView;
  readonly terms: readonly ShownTerm[];
  readonly title: string;
}

/** The menu that saves all tests, and the figure of the view; with the table, the dot plot. */
export function SaveFunctions(props: Props) {
  const saveTerms = useTableSaving();
  const { what, ...figure } = useFigure(props);
  const [failure, setFailure] = useState<string>();
  const save = () => {
    setFailure(undefined);
    saveTerms().catch((error: unknown) => setFailure(`The table could not be saved. ${messageOf(error)}`));
  };
  return (
    <>
      <FigureMenu
        label="Save"
        figure={figure}
        what={what}
        before={[{ name: 'All tested terms', detail: 'csv', file: 'functions.csv', make: save }]}
      />
      {failure !== undefined && <ErrorState message={failure} />}
    </>
  );
}

const loadTable = async () => (await import('@trellis/engine/questions/functions/termTable')).termTable;

/** Returns a function that saves every tested term with a gene of the list. */
function useTableSaving(): () => Promise<void> {
  const client = useQueryClient();
  const { id } = useStoredList();
  const question = functionQuestion(useListFunctionOptions());
  return async () => {
    const { rows } = await readFunctionsOf(client, id, question);
    await saveTable('functions.csv', loadTable, { rows });
  };
}

interface SavedFigure extends FigureToSave {
  readonly what: string;
}

function useFigure({ functions: { edges }, terms, title }: Props): SavedFigure {
  const { view, correction, alpha, full } = useListFunctionOptions();
  const options = { title, correction, alpha: alphaOf(alpha) };
  if (view === 'graph' && edges) {
    const shown = graphTerms(terms, full);
    return { what: 'Graph', name: 'functions_graph', draw: (width) => printedGraph(shown, edges, options, width) };
  }
  return { what: 'Dot plot', name: 'functions', draw: (width) => printedDots(terms, options, width) };
}

/** Width of a saved picture in pixels. */
const pictureWidth = 900;

interface Printed {
  readonly title: string;
  readonly correction: Correction;
  readonly alpha: number;
}

/** The dot plot for a file, with its title. */
const printedDots = (
  terms: readonly ShownTerm[],
  { title, ...test }: Printed,
  width = pictureWidth,
): ReactElement => (
  <DotPlot
    layout={layoutDotPlot(dotPlotData(terms, test), { width, height: 480, title })}
    theme={printTheme}
    label={title}
  />
);

/** The graph of the terms for a file, with its title. */
const printedGraph = (
  terms: readonly ShownTerm[],
  edges: NonNullable<FunctionsView['edges']>,
  { title, ...test }: Printed,
  width = pictureWidth,
): ReactElement => (
  <TermGraph
    layout={layoutTermGraph(termGraphData(terms, edges, test), { width, title })}
    theme={printTheme}
    label={title}
  />
);
