import { valueOf } from '@trellis/core';
import { csvText, type CsvValue } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { tabulateMetadata } from '@trellis/core/views';
import type { Aupr } from '@trellis/engine/views/precisionRecall/aupr';

/** Metadata of the shown analyses: a line per key, a column per analysis. */
export function metadataTable(result: Result): string {
  const { columns, data } = tabulateMetadata(result);
  return csvText([
    columns.map(({ id }) => id),
    ...Object.values(data).map((row) => columns.map(({ id }) => valueOf(row, String(id)) ?? null)),
  ]);
}

/** The precision-recall curve: a line per prediction in rank order. */
export function precisionRecallTable({ cut, predictions, hits, curve }: Aupr): string {
  return csvText([
    ['source', 'target', 'rank', 'score', 'validated', 'recall', 'precision'],
    ...Array.from(predictions, (place, i): CsvValue[] => {
      const { source, target, rank, score } = cut.network.edges.at(place);
      return [source, target, rank, score ?? null, hits[i], curve.recall[i], curve.precision[i]];
    }),
  ]);
}
