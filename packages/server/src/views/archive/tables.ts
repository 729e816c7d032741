import {
  analysisLabel,
  compareBoundRegulated,
  csvText,
  fieldText,
  groupGenesBySet,
  infoLabel,
  summarizeResult,
  tabulateMetadata,
  testMotifs,
  testTargetLists,
  writePValue,
  type Aupr,
  type Correction,
  type CsvValue,
  type MotifData,
  type Result,
  type TestedSetsOptions,
  valueOf,
} from '@trellis/core';

/** Counts of the summary chart: a line per analysis and edge type. */
export function summaryTable(result: Result): string {
  const { bars } = summarizeResult(result);
  const head = 'tf,symbol,filter,tag,analysis_id,analysis,label,analysis_label,edge,type,targets'.split(',');
  return csvText([
    head,
    ...bars.flatMap(({ tf, symbol, filter, tag, analysisId, analysis, label, analysisLabel, counts }) =>
      counts.map(({ edge, type, targets }) => [
        tf,
        symbol,
        filter,
        tag,
        analysisId,
        analysis,
        label,
        analysisLabel,
        edge,
        type,
        targets,
      ]),
    ),
  ]);
}

/** Metadata of the shown analyses: a line per key, a column per analysis. */
export function metadataTable(result: Result): string {
  const { columns, data } = tabulateMetadata(result);
  return csvText([
    columns.map(({ id }) => id),
    ...Object.values(data).map((row) => columns.map(({ id }) => valueOf(row, String(id)) ?? null)),
  ]);
}

/** Enrichment of every target list in every analysis: a line per pair. */
export function targetListTable(result: Result, correction: Correction): string {
  const { columns, result: rows } = testTargetLists(result, { correction, label: true });
  const head = [
    'analysis_id',
    'gene_id',
    'gene_name',
    'label',
    'targets',
    'list',
    'common',
    'p',
    'influence',
    'specificity',
  ];
  return csvText([
    head,
    ...rows.flatMap(({ info, pLog10, influence, specificity, count }) =>
      columns.map((list, i) => [
        ...['analysis_id', 'gene_id', 'gene_name', 'label', 'targets'].map((field) => fieldText(info, field)),
        list,
        count[i],
        writePValue(pLog10[i]),
        influence[i],
        specificity[i],
      ]),
    ),
  ]);
}

/** Corrected p-values of the enriched motif clusters: a line per motif, a column per gene set and region. */
export function motifTable(result: Result, data: MotifData, correction: Correction): string {
  const { columns, regions, result: rows, log10 } = testMotifs(result, data, { correction });
  const sets = columns.flatMap((info) => regions.map((region) => `${infoLabel(info)} ${region}`));
  return csvText([
    ['motif', 'family', ...sets],
    ...rows.map(([motif], i): CsvValue[] => [
      motif.name,
      motif.Family ?? null,
      ...log10[i].map((value) => (value === null ? null : writePValue(value))),
    ]),
  ]);
}

/** The groups of the Sungear diagram with their test: a line per group. */
export function sungearTable(result: Result, correction: Correction): string {
  const { columns, groups } = groupGenesBySet(result, { correction });
  const { genes: known } = result.dataset;
  return csvText([
    ['analyses', 'genes', 'expected', 'p', 'adjusted p', 'gene ids'],
    ...groups.map(({ members, genes, expected, pLog10, adjustedLog10 }) => [
      members.map((member) => analysisLabel(result, columns[member])).join('; '),
      genes.length,
      expected,
      writePValue(pLog10),
      writePValue(adjustedLog10),
      genes.map((gene) => known[gene].id).join(' '),
    ]),
  ]);
}

/** Bound and regulated genes: a line per TF. */
export function boundRegulatedTable(
  result: Result,
  options: TestedSetsOptions & { readonly correction: Correction },
): string {
  const { rows } = compareBoundRegulated(result, options);
  const directions = ['induced', 'repressed', 'other'] as const;
  return csvText([
    [
      'gene_id',
      'gene_name',
      'bound only',
      ...directions.map((direction) => `both ${direction}`),
      ...directions.map((direction) => `regulated only ${direction}`),
      'expected in common',
      'fold enrichment',
      'p',
      'adjusted p',
    ],
    ...rows.map((row) => [
      row.tf,
      row.symbol,
      row.bound,
      ...directions.map((direction) => row.both[direction]),
      ...directions.map((direction) => row.regulated[direction]),
      row.expected,
      row.fold,
      writePValue(row.pLog10),
      writePValue(row.adjustedLog10),
    ]),
  ]);
}

/** The precision-recall curve: a line per prediction in rank order. */
export function precisionRecallTable({ cut, predictions, hits, curve }: Aupr): string {
  return csvText([
    ['source', 'target', 'rank', 'score', 'validated', 'recall', 'precision'],
    ...Array.from(predictions, (place, i): CsvValue[] => {
      const { source, target, rank, score } = cut.network.edges[place];
      return [source, target, rank, score ?? null, hits[i], curve.recall[i], curve.precision[i]];
    }),
  ]);
}
