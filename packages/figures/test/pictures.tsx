import type { ReactElement } from 'react';
import {
  CategoryBars,
  DotPlot,
  HeatMap,
  layoutCategoryBars,
  layoutDotPlot,
  layoutHeatMap,
  layoutLogo,
  layoutPie,
  layoutPrecisionRecall,
  layoutScoreDots,
  layoutSungear,
  layoutSummaryBars,
  layoutTermGraph,
  layoutUpSet,
  Logo,
  Pie,
  PrecisionRecall,
  ScoreDots,
  SummaryBars,
  Sungear,
  TermGraph,
  UpSet,
  type FigureTheme,
} from '../src/index.ts';
import { categoryBarsCases } from './categoryBars/cases.ts';
import { dotPlotCases } from './dotPlot/cases.ts';
import { heatMapCases, largeHeatMaps } from './heatMap/cases.ts';
import { logoCases } from './logo/cases.ts';
import { pieCases } from './pie/cases.ts';
import { recallCases } from './precisionRecall/cases.ts';
import { scoreDotsCases } from './scoreDots/cases.ts';
import { summaryCases } from './summaryBars/cases.ts';
import { largeSungears, sungearCases } from './sungear/cases.ts';
import { termGraphCases } from './termGraph/cases.ts';
import { upSetCases } from './upSet/cases.ts';

/** A figure and the name of its case. */
export interface Picture {
  readonly name: string;
  readonly figure: ReactElement;
}

/** Every case of every figure, for the gallery; those that are tested against a reviewed file and a few larger ones. */
export const picturesIn = (theme: FigureTheme): readonly Picture[] => [
  ...summaryCases.map(({ name, bars, options }) => ({
    name,
    figure: <SummaryBars layout={layoutSummaryBars(bars, options)} theme={theme} label={name} />,
  })),
  ...categoryBarsCases.map(({ name, values, options, picked }) => ({
    name,
    figure: <CategoryBars layout={layoutCategoryBars(values, options)} theme={theme} label={name} picked={picked} />,
  })),
  ...scoreDotsCases.map(({ name, data, options }) => ({
    name,
    figure: <ScoreDots layout={layoutScoreDots(data, options)} theme={theme} label={name} />,
  })),
  ...dotPlotCases.map(({ name, data, options }) => ({
    name,
    figure: <DotPlot layout={layoutDotPlot(data, options)} theme={theme} label={name} />,
  })),
  ...termGraphCases.map(({ name, data, options }) => ({
    name,
    figure: <TermGraph layout={layoutTermGraph(data, options)} theme={theme} label={name} />,
  })),
  ...pieCases.map(({ name, slices, options }) => ({
    name,
    figure: <Pie layout={layoutPie(slices, options)} theme={theme} label={name} />,
  })),
  ...[...heatMapCases, ...largeHeatMaps].map(({ name, data, options }) => ({
    name,
    figure: <HeatMap layout={layoutHeatMap(data, options)} theme={theme} label={name} id={name} />,
  })),
  ...logoCases.map(({ name, motif, options }) => ({
    name,
    figure: <Logo layout={layoutLogo(motif, options)} theme={theme} label={name} />,
  })),
  ...recallCases.map(({ name, data, options }) => ({
    name,
    figure: <PrecisionRecall layout={layoutPrecisionRecall(data, options)} theme={theme} label={name} />,
  })),
  ...[...sungearCases, ...largeSungears].map(({ name, data, options }) => ({
    name,
    figure: <Sungear layout={layoutSungear(data, options)} theme={theme} label={name} />,
  })),
  ...upSetCases.map(({ name, data, options }) => ({
    name,
    figure: <UpSet layout={layoutUpSet(data, options)} theme={theme} label={name} />,
  })),
];
