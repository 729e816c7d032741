import type { MessageOf, readAupr, readNetwork } from '@trellis/contract';
import type { Table } from '../tables.ts';

/** A row per edge. */
export function networkRows(elements: MessageOf<typeof readNetwork>): Table {
  const symbols = new Map(
    elements.flatMap((element) => (element.group === 'nodes' ? [[element.data.id, element.data.name] as const] : [])),
  );
  return {
    columns: ['source', 'source_symbol', 'edge', 'target', 'target_symbol', 'weight'],
    rows: elements.flatMap((element) => {
      if (element.group === 'nodes') return [];
      const { source, target, name, weight = null } = element.data;
      return [[source, symbols.get(source) ?? '', name, target, symbols.get(target) ?? '', weight]];
    }),
  };
}

/** A row per point of the precision-recall curve. */
export const auprRows = ({ curve: { precision, recall } }: MessageOf<typeof readAupr>): Table => ({
  columns: ['recall', 'precision'],
  rows: recall.map((value, i) => [value, precision[i]]),
});
