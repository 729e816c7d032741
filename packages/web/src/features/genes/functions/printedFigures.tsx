import type { FunctionsView } from '@trellis/core/ontology';
import type { Correction } from '@trellis/core/stats';
import { DotPlot, layoutDotPlot, layoutTermGraph, printTheme, TermGraph } from '@trellis/figures';
import type { ReactElement } from 'react';
import { dotPlotData, termGraphData } from './figureData.ts';
import type { ShownTerm } from './shownTerms.ts';

/** Width of a saved picture in pixels. */
const pictureWidth = 900;

interface Printed {
  readonly title: string;
  readonly correction: Correction;
  readonly alpha: number;
}

/** The dot plot for a file, with its title. */
export const printedDots = (
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
export const printedGraph = (
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
