import type { AnswerOf, readNetwork } from '@trellis/contract';
import { defineTable } from '../../table.ts';

type Elements = AnswerOf<typeof readNetwork>;

/** An edge. */
interface Row {
  readonly source: string;
  readonly sourceSymbol: string;
  readonly edge: string;
  readonly target: string;
  readonly targetSymbol: string;
  readonly weight: number | null;
}

function* rowsOf(elements: Elements): Generator<Row> {
  const symbols = new Map(
    elements.flatMap((element) => (element.group === 'nodes' ? [[element.data.id, element.data.name] as const] : [])),
  );
  const symbolOf = (gene: string): string => symbols.get(gene) ?? '';
  for (const element of elements) {
    if (element.group === 'nodes') continue;
    const { source, target, name: edge, weight = null } = element.data;
    yield { source, sourceSymbol: symbolOf(source), edge, target, targetSymbol: symbolOf(target), weight };
  }
}

/** The network: a row per edge. */
export const networkTable = defineTable<Elements, Row>(rowsOf, [
  { name: 'source', meaning: 'Gene id of the TF', cell: ({ source }) => source },
  { name: 'source_symbol', meaning: 'Symbol of the TF', cell: ({ sourceSymbol }) => sourceSymbol },
  { name: 'edge', meaning: 'Name of the edge', cell: ({ edge }) => edge },
  { name: 'target', meaning: 'Gene id of the target', cell: ({ target }) => target },
  { name: 'target_symbol', meaning: 'Symbol of the target', cell: ({ targetSymbol }) => targetSymbol },
  {
    name: 'weight',
    meaning: 'Number of analyses with the edge; none for an additional edge',
    unit: 'analyses',
    cell: ({ weight }) => weight,
  },
]);
