import type { SungearGroups } from '@trellis/engine';
import {
  columnInfo,
  csvText,
  groupGenesBySet,
  infoLabel,
  tabulateMetadata,
  testMotifs,
  valueOf,
  writePValue,
  type Aupr,
  type Correction,
  type CsvValue,
  type MotifData,
  type Result,
} from '@trellis/core';

/** Metadata of the shown analyses: a line per key, a column per analysis. */
export function metadataTable(result: Result): string {
  const { columns, data } = tabulateMetadata(result);
  return csvText([
    columns.map(({ id }) => id),
    ...Object.values(data).map((row) => columns.map(({ id }) => valueOf(row, String(id)) ?? null)),
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

/** The groups of the Sungear diagram as its table reads them. */
export function sungearGroups(result: Result, correction: Correction): SungearGroups {
  const { columns, groups } = groupGenesBySet(result, { correction });
  const { genes: known } = result.dataset;
  return {
    intersects: groups.map(({ members, genes, ...test }) => [
      members.map((member) => columns[member].key),
      [0, 0],
      genes.map((gene) => known[gene].id),
      test,
      0,
      [],
    ]),
    metadata: columns.map((column) => [column.key, columnInfo(result, column)]),
  };
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
