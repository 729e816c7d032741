import { drawResultFunctions, exportResultFunctions, readResultFunctions, readTermGenes } from '@trellis/contract';
import type { ResultFunctionsOptions } from '@trellis/core';
import { view, type ServeView } from '../serveView.ts';
import { heatMapOptions } from './options.ts';

export function functionRoutes(serveView: ServeView): void {
  serveView(readResultFunctions, ({ query }) =>
    view('resultFunctions', { ...testOf(query), top: query.top, label: query.label === '1' }),
  );
  serveView(readTermGenes, ({ query: { term, set = 0, evidence } }) => view('termGenes', { term, set, evidence }));
  serveView(exportResultFunctions, ({ query }) => view('functionsCsv', testOf(query)));
  serveView(drawResultFunctions, ({ query }) =>
    view('functionsFigure', { ...heatMapOptions(query), ...testOf(query), top: query.top }),
  );
}

/** Reads which terms to test. */
const testOf = ({
  aspects,
  scope,
  correction,
  min,
  max,
  evidence,
  alpha,
}: Omit<ResultFunctionsOptions, 'label' | 'top'>): ResultFunctionsOptions => ({
  aspects,
  scope,
  correction,
  min,
  max,
  evidence,
  alpha,
});
