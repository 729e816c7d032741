import type { ReactElement } from 'react';
import {
  CategoryBars,
  HeatMap,
  layoutCategoryBars,
  layoutHeatMap,
  layoutLogo,
  layoutPie,
  layoutPrecisionRecall,
  layoutSungear,
  layoutSummaryBars,
  layoutUpSet,
  Logo,
  Pie,
  PrecisionRecall,
  SummaryBars,
  Sungear,
  UpSet,
  type FigureTheme,
} from '../src/index.ts';
import { categoryBarsCases } from './categoryBars/cases.ts';
import { heatMapCases, largeHeatMaps } from './heatMap/cases.ts';
import { logoCases } from './logo/cases.ts';
import { pieCases } from './pie/cases.ts';
import { recallCases } from './precisionRecall/cases.ts';
import { summaryCases } from './summaryBars/cases.ts';
import { largeSungears, sungearCases } from './sungear/cases.ts';
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
