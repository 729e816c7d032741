import type { FunctionsView } from '@trellis/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { readFunctionsOf } from '../../../api/geneLists.ts';
import { alphaOf } from '../../../ui/alpha.ts';
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { saveFigure, type FigureFormat } from '../../../ui/figureFile.ts';
import { functionQuestion } from '../../../ui/functions/functionOptions.ts';
import { saveRows } from '../../../ui/saveFile.ts';
import { useStoredList } from '../listContext.ts';
import { functionFileRows } from './functionFiles.ts';
import { printedDots, printedGraph } from './printedFigures.tsx';
import { graphTerms, type ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';

interface Props {
  readonly functions: FunctionsView;
  readonly terms: readonly ShownTerm[];
  readonly title: string;
}

/** The menu that saves all tests, and the figure of the view; with the table, the dot plot. */
export function SaveFunctions(props: Props) {
  const saveTable = useTableSaving();
  const { name, file, figure } = useFigure(props);
  const [failure, setFailure] = useState<string>();
  const save = (what: string, saving: () => Promise<void>) => {
    setFailure(undefined);
    saving().catch((error: unknown) => setFailure(`The ${what} could not be saved. ${messageOf(error)}`));
  };
  const saveAs = (format: FigureFormat) => save('figure', () => saveFigure(file, figure(), format));
  return (
    <>
      <DownloadMenu
        label="Save"
        items={[
          {
            name: 'All tested terms',
            detail: 'csv',
            file: 'functions.csv',
            make: () => save('table', saveTable),
          },
          { name, detail: 'svg', file: `${file}.svg`, make: () => saveAs('svg') },
          { name: 'Picture, 300 dpi', detail: 'png', file: `${file}.png`, make: () => saveAs('png') },
        ]}
      />
      {failure !== undefined && <ErrorState message={failure} />}
    </>
  );
}

/** Returns a function that saves every tested term with a gene of the list. */
function useTableSaving(): () => Promise<void> {
  const client = useQueryClient();
  const { id } = useStoredList();
  const question = functionQuestion(useListFunctionOptions());
  return async () => {
    const { rows } = await readFunctionsOf(client, id, question);
    saveRows('functions.csv', functionFileRows(rows));
  };
}

interface SavedFigure {
  readonly name: string;
  /** Without ending. */
  readonly file: string;
  readonly figure: () => ReactElement;
}

function useFigure({ functions: { edges }, terms, title }: Props): SavedFigure {
  const { view, correction, alpha, full } = useListFunctionOptions();
  const options = { title, correction, alpha: alphaOf(alpha) };
  if (view === 'graph' && edges) {
    const shown = graphTerms(terms, full);
    return { name: 'Graph', file: 'functions_graph', figure: () => printedGraph(shown, edges, options) };
  }
  return { name: 'Dot plot', file: 'functions', figure: () => printedDots(terms, options) };
}
