import type { ScoreDotsData, ScoreDotsOptions, ScoreSeries } from '../../src/index.ts';

export interface ScoreDotsCase {
  readonly name: string;
  readonly data: ScoreDotsData;
  readonly options: ScoreDotsOptions;
}

const series: readonly ScoreSeries[] = [
  { name: 'in planta bound', shape: 'disc', color: '#7570b3' },
  { name: 'in vitro bound', shape: 'ring', color: '#7570b3' },
  { name: 'regulated', shape: 'triangle', color: '#e7298a' },
  { name: 'target network', shape: 'diamond', color: '#984ea3' },
];

const rows = [
  { label: 'NLP7 AT4G24020', scores: [12.4, 3.1, 8.8, undefined] },
  { label: 'TGA1 AT5G65210', scores: [undefined, 7.2, 2.4, -0.8] },
  { label: 'AT1G01060', scores: [undefined, 1.02, undefined, undefined] },
  { label: 'no scores', scores: [undefined, undefined, undefined, undefined] },
];

/** Every picture of the scores that is kept for review; the gallery shows the same list. */
export const scoreDotsCases: readonly ScoreDotsCase[] = [
  {
    name: 'scores-standalone',
    data: { series, rows, axis: 'Specificity score h' },
    options: { width: 640, title: 'Specificity of the first 4 TFs for 150 genes' },
  },
  {
    name: 'scores-narrow',
    data: {
      series,
      rows: [{ label: 'a label that is wider than its share of the figure', scores: [-3, -1, -2, -1] }],
      axis: 'Specificity score h',
    },
    options: { width: 320 },
  },
];
