import type { readBoundRegulated, readSummary, readSungear, readTargetLists, MessageOf } from '@trellis/contract';
import type { Table } from '../tables.ts';

/** A row per TF, analysis and edge type. */
export const summaryRows = ({ bars }: MessageOf<typeof readSummary>): Table => ({
  columns: ['tf', 'symbol', 'filter', 'analysis_id', 'analysis', 'edge', 'type', 'targets'],
  rows: bars.flatMap(({ tf, symbol, filter, analysis_id: id, analysis_label: analysis, counts }) =>
    counts.map(({ edge, type, targets }) => [tf, symbol, filter, id, analysis, edge, type, targets]),
  ),
});

/** A row per analysis and target list. */
export const targetListRows = ({ columns, result }: MessageOf<typeof readTargetLists>): Table => ({
  columns: [
    ...['analysis_id', 'analysis', 'tf', 'symbol', 'filter', 'targets', 'list', 'list_size', 'count'],
    ...['p', 'p_log10', 'influence', 'specificity'],
  ],
  rows: result.flatMap(({ info, count, influence, specificity, 'p-value': p, 'p-value_log10': log10 }) =>
    columns.map((column, i) => {
      const [, list = column, size = ''] = /^(.*) \((\d+)\)$/s.exec(column) ?? [];
      const { analysis_id: id, analysis_label: analysis, gene_id: tf, gene_name: symbol, filter, targets } = info;
      const about = [id, analysis, tf, symbol, filter, targets].map((value) => value ?? null);
      return [
        ...about,
        list,
        size === '' ? null : Number(size),
        count[i],
        p[i],
        log10[i],
        influence[i],
        specificity[i],
      ];
    }),
  ),
});

/** A row per TF with binding and expression analyses, which are named by their ids. */
export const boundRows = ({ rows }: MessageOf<typeof readBoundRegulated>): Table => ({
  columns: [
    ...['tf', 'symbol', 'binding', 'expression', 'bound_only', 'regulated_only', 'both'],
    ...['both_induced', 'both_repressed', 'expected', 'fold', 'p', 'p_log10', 'adjusted', 'adjusted_log10'],
  ],
  rows: rows.map(({ tf, symbol, binding, expression, bound, regulated, both, ...test }) => [
    ...[
      tf,
      symbol,
      idsOf(binding),
      idsOf(expression),
      bound,
      sum(regulated),
      sum(both),
      both.induced,
      both.repressed,
    ],
    ...[test.expected, test.fold, test.p, test.p_log10, test.adjusted, test.adjusted_log10],
  ]),
});

interface Directions {
  readonly induced: number;
  readonly repressed: number;
  readonly other: number;
}

const sum = ({ induced, repressed, other }: Directions): number => induced + repressed + other;

const idsOf = (analyses: readonly Readonly<Record<string, string | number>>[]): string =>
  analyses.map(({ analysis_id: id }) => id).join(' ');

/** A row per group of genes; analyses and genes are separated by blanks. */
export const sungearRows = ({ intersects }: MessageOf<typeof readSungear>): Table => ({
  columns: ['analyses', 'genes', 'expected', 'p', 'p_log10', 'adjusted', 'adjusted_log10', 'gene_ids'],
  rows: intersects.map(([analyses, , genes, test]) => [
    ...[analyses.map(([, id]) => id).join(' '), genes.length, test.expected, test.p_value, test.p_value_log10],
    ...[test.adj_p, test.adj_p_log10, genes.join(' ')],
  ]),
});
