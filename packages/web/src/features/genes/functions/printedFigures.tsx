import type { Correction, FunctionsView } from '@trellis/core';
import { DotPlot, layoutDotPlot, layoutTermGraph, printTheme, TermGraph } from '@trellis/figures';
import type { ReactElement } from 'react';
import { dotPlotData, termGraphData } from './figureData.ts';
import type { ShownTerm } from './shownTerms.ts';

interface Printed {
  readonly title: string;
  readonly correction: Correction;
  readonly alpha: number;
}

/** The dot plot for a file, with its title. */
export const printedDots = (terms: readonly ShownTerm[], { title, ...test }: Printed): ReactElement => (
  <DotPlot
    layout={layoutDotPlot(dotPlotData(terms, test), { width: 900, height: 480, title })}
    theme={printTheme}
    label={title}
  />
);

/** The graph of the terms for a file, with its title. */
export const printedGraph = (
  terms: readonly ShownTerm[],
  edges: NonNullable<FunctionsView['edges']>,
  { title, ...test }: Printed,
): ReactElement => (
  <TermGraph
    layout={layoutTermGraph(termGraphData(terms, edges, test), { width: 900, title })}
    theme={printTheme}
    label={title}
  />
);
