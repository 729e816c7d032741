import type { MessageOf, readGene, readOverview } from '@trellis/contract';
import type { Rows } from '../tables.ts';

/** A row per analysis in which the gene is a target. */
export const geneRows = ({ regulators }: Pick<MessageOf<typeof readGene>, 'regulators'>): Rows => ({
  columns: ['tf', 'symbol', 'kind', 'analysis_id', 'analysis', 'edge', 'type', 'log2fc', 'p', 'technology'],
  rows: regulators.flatMap(({ tf, symbol, analyses }) =>
    analyses.map(({ kind, analysis_id: id, analysis, edge, type, log2fc, p, technology }) => [
      ...[tf, symbol, kind, id, analysis, edge, type, log2fc, p, technology],
    ]),
  ),
});

/** A row per analysis, with a column for each metadata key that any of them has. */
export function overviewRows({ datasets }: Pick<MessageOf<typeof readOverview>, 'datasets'>): Rows {
  const keys = [...new Set(datasets.flatMap(({ metadata }) => Object.keys(metadata)))].sort();
  return {
    columns: ['analysis_id', 'tf', 'symbol', ...keys],
    rows: datasets.map(({ id, gene_id: tf, gene_name: symbol, metadata }) => {
      const values = new Map(Object.entries(metadata));
      return [id, tf, symbol, ...keys.map((key) => values.get(key) ?? null)];
    }),
  };
}
