import type { EdgeKind, SummaryBarData, SummaryOptions } from '../../src/index.ts';

type Count = readonly [type: EdgeKind, targets: number];

/** A bar of a test; only what matters is said. */
export function bar(
  tf: string,
  analysis: string,
  counts: readonly Count[],
  more: Partial<SummaryBarData> = {},
): SummaryBarData {
  return {
    key: `${tf},${analysis}`,
    tf,
    symbol: '',
    filter: '',
    tag: '',
    analysis,
    label: '',
    analysisLabel: analysis,
    counts: counts.map(([type, targets]) => ({ edge: `edge:${type}`, type, targets })),
    ...more,
  };
}

const nlp7 = { symbol: 'NLP7' };
const two = [
  bar(
    'AT4G24020',
    'Varala2018_RNA-Seq_DESeq2_1',
    [
      ['INDUCED', 1440],
      ['REPRESSED', 991],
    ],
    nlp7,
  ),
  bar('AT4G24020', 'Marchive2013_ChIP-chip_2', [['BOUND', 851]], nlp7),
  bar('AT5G65210', 'Alvarez2014_Microarray_3', [['EXPRESSION', 12]], { symbol: 'TGA1', filter: 'log2fc>1' }),
];
const many = Array.from({ length: 12 }, (_, index) =>
  bar(`AT1G000${index + 10}`, `analysis_${index}`, [['BOUND', 120 - index * 9]], { symbol: `TF${index}` }),
);

export interface FigureCase {
  readonly name: string;
  readonly bars: readonly SummaryBarData[];
  readonly options: SummaryOptions;
}

/** Every picture of the summary that is kept for review; the gallery shows the same list. */
export const summaryCases: readonly FigureCase[] = [
  { name: 'summary-two-tfs', bars: two, options: { width: 720 } },
  { name: 'summary-standalone', bars: two, options: { width: 720, standalone: true } },
  { name: 'summary-narrow', bars: two, options: { width: 320, standalone: true } },
  { name: 'summary-hidden', bars: two, options: { width: 720, hidden: ['INDUCED'] } },
  { name: 'summary-compact', bars: many, options: { width: 720, compact: true, standalone: true, totalTfs: 70 } },
  { name: 'summary-empty', bars: [], options: { width: 480, standalone: true } },
];
