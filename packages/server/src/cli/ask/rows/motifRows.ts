import type { MessageOf, readMotifs } from '@trellis/contract';
import type { CsvValue } from '@trellis/core';
import type { Table } from '../tables.ts';

type Motifs = MessageOf<typeof readMotifs>;

/** A row per motif cluster, analysis (or target list) and region with a p-value of at most alpha. */
export function motifRows(motifs: Motifs): Table {
  return {
    columns: ['motif', 'family', 'analysis_id', 'analysis', 'tf', 'filter', 'region', 'p', 'p_log10'],
    rows: motifs.result.flatMap(([info, ...values], row) => {
      const { name = '', Family: family = '' } = info !== null && typeof info === 'object' ? info : {};
      return values.flatMap((p, i): CsvValue[][] => {
        if (typeof p !== 'number') return [];
        const column = motifs.columns[Math.floor(i / motifs.regions.length)];
        const region = motifs.regions[i % motifs.regions.length];
        const log10 = motifs.result_log10[row][i];
        return [[name, family, ...aboutColumn(column), region, p, log10]];
      });
    }),
  };
}

/** Id, label, TF and filter of an analysis; a target list has only a name. */
const aboutColumn = (column: Motifs['columns'][number]): CsvValue[] => [
  column['analysis_id'] ?? null,
  column['analysis_label'] ?? column['name'] ?? null,
  column['gene_id'] ?? null,
  column['filter'] ?? null,
];
