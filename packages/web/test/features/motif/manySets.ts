import type { Motifs } from '@trellis/contract';
import { foldRow } from '@trellis/core/views';

const draw = { hits: 20, sample: 100, marked: 50, population: 1000 };

/** A test of two clusters in so many analyses and one target list, in two regions; only each third gene set has an enriched cluster. */
export function manySets(analyses: number): Motifs {
  const columns = [
    ...Array.from({ length: analyses }, (_, i) => ({
      name: `AT1G0${i}`,
      analysis_id: i,
      analysis_label: `TF${i} · DAP-seq · ${i}`,
      TISSUE: 'Root',
    })),
    { name: 'my genes', genes: 30 },
  ];
  const log10 = [2, 10].map((strength) => columns.flatMap((_, i) => [null, i % 3 ? null : -strength - i]));
  const infos = [
    { name: 'cluster_2', Family: 'NLP' },
    { name: 'cluster_10', Family: '' },
  ];
  return {
    columns,
    regions: ['promoter', 'exon'],
    result: infos.map((info, i) => [info, ...log10[i].map((value) => (value === null ? null : 10 ** value))]),
    log10,
    folds: log10.map((row) => foldRow(row.map((value) => (value === null ? undefined : draw)))),
    alpha: 0.05,
    correction: 'bonferroni',
    test: 'hits',
  };
}
