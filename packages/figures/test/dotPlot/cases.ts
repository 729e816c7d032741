import type { DotPlotData, DotPlotOptions } from '../../src/index.ts';

export interface DotPlotCase {
  readonly name: string;
  readonly data: DotPlotData;
  readonly options: DotPlotOptions;
}

const names = {
  xAxis: 'Fold enrichment (log scale)',
  yAxis: '-log10 adjusted p (BH)',
  sizes: 'genes',
  line: { y: 1.3, text: 'adjusted p = 0.05' },
};

const dots = [
  { name: 'nitrate assimilation', x: 42, y: 11.2, size: 9 },
  { name: 'response to nitrate', x: 18, y: 10.1, size: 14 },
  { name: 'nitrate transmembrane transport', x: 30, y: 8.4, size: 7 },
  { name: 'reactive nitrogen species metabolic process that has a long name', x: 38, y: 10.9, size: 8 },
  { name: 'response to stimulus', x: 1.6, y: 1.5, size: 60 },
  { name: 'transport', x: 1.2, y: 0.2, size: 20 },
];

/** Every picture of the dots that is kept for review; the gallery shows the same list. */
export const dotPlotCases: readonly DotPlotCase[] = [
  {
    name: 'dots-standalone',
    data: { ...names, dots },
    options: { width: 720, height: 360, title: '6 biological processes are enriched in 66 genes' },
  },
  {
    name: 'dots-intervals',
    data: { ...names, dots: dots.map((dot) => ({ ...dot, interval: [dot.x / 1.8, dot.x * 1.5] as const })) },
    options: { width: 720, height: 360 },
  },
  { name: 'dots-narrow', data: { ...names, dots: dots.slice(0, 3) }, options: { width: 320, height: 280 } },
  { name: 'dots-empty', data: { ...names, line: undefined, dots: [] }, options: { width: 400, height: 160 } },
];
