import {
  decodeAnswer,
  findRegulators,
  type findFunctions,
  type MessageOf,
  type readGene,
  type readOverview,
} from '@trellis/contract';
import { regulatorsTable } from '@trellis/engine';
import type { Table } from '../tables.ts';

/** A row per TF, the significant ones first. */
export function regulatorRows(message: MessageOf<typeof findRegulators>): Table {
  const view = decodeAnswer(findRegulators, message);
  const { headings, rowsOf } = regulatorsTable(view);
  return { columns: headings, rows: rowsOf(view) };
}

/** A row per term; genes are separated by blanks. */
export const functionRows = ({ rows }: Pick<MessageOf<typeof findFunctions>, 'rows'>): Table => ({
  columns: ['id', 'name', 'aspect', 'k', 'n', 'K', 'P', 'fold', 'p', 'p_log10', 'padj', 'padj_log10', 'genes'],
  rows: rows.map(({ id, name, aspect, k, n, K, P, fold, p, p_log10: log10, padj, padj_log10: adjusted, genes }) => [
    ...[id, name, aspect, k, n, K, P, fold, p, log10, padj, adjusted, genes.join(' ')],
  ]),
});

/** A row per analysis in which the gene is a target. */
export const geneRows = ({ regulators }: Pick<MessageOf<typeof readGene>, 'regulators'>): Table => ({
  columns: ['tf', 'symbol', 'kind', 'analysis_id', 'analysis', 'edge', 'type', 'log2fc', 'p', 'technology'],
  rows: regulators.flatMap(({ tf, symbol, analyses }) =>
    analyses.map(({ kind, analysis_id: id, analysis, edge, type, log2fc, p, technology }) => [
      ...[tf, symbol, kind, id, analysis, edge, type, log2fc, p, technology],
    ]),
  ),
});

/** A row per analysis, with a column for each metadata key that any of them has. */
export function overviewRows({ datasets }: Pick<MessageOf<typeof readOverview>, 'datasets'>): Table {
  const keys = [...new Set(datasets.flatMap(({ metadata }) => Object.keys(metadata)))].sort();
  return {
    columns: ['analysis_id', 'tf', 'symbol', ...keys],
    rows: datasets.map(({ id, gene_id: tf, gene_name: symbol, metadata }) => {
      const values = new Map(Object.entries(metadata));
      return [id, tf, symbol, ...keys.map((key) => values.get(key) ?? null)];
    }),
  };
}
