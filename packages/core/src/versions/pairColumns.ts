import { compareTexts } from '../compareTexts.ts';
import type { Bitset } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';

/** An analysis of a version with the edges that count. */
export interface ComparedColumn {
  readonly analysis: Analysis;
  /** Filter of the query, '' without one. */
  readonly filter: string;
  readonly present: Bitset;
}

/** The same analysis in two versions, or an analysis of one of them. */
export interface ColumnPair {
  readonly before?: ComparedColumn;
  readonly after?: ComparedColumn;
}

interface Columns {
  readonly dataset: Pick<Dataset, 'genes'>;
  readonly columns: readonly ComparedColumn[];
}

/**
 * Pairs the columns of two versions by TF, filter and id of the analysis; where a query has the same ones twice, in their
 * order. Sorted by TF, id and filter.
 */
export function pairColumns(before: Columns, after: Columns): ColumnPair[] {
  const [first, second] = [byIdentity(before), byIdentity(after)];
  const pairs: [key: Identity, pair: ColumnPair][] = [];
  for (const [text, { key, column }] of first) pairs.push([key, { before: column, after: second.get(text)?.column }]);
  for (const [text, { key, column }] of second) if (!first.has(text)) pairs.push([key, { after: column }]);
  return pairs.sort(([a], [b]) => compareIdentities(a, b)).map(([, pair]) => pair);
}

interface Identity {
  readonly tf: string;
  readonly id: number;
  readonly filter: string;
  readonly occurrence: number;
}

function byIdentity({ dataset, columns }: Columns) {
  const found = new Map<string, { readonly key: Identity; readonly column: ComparedColumn }>();
  for (const column of columns) {
    const { analysis, filter } = column;
    const name = { tf: dataset.genes[analysis.tf].id, id: analysis.id, filter };
    for (let occurrence = 0; ; occurrence++) {
      const key = { ...name, occurrence };
      const text = JSON.stringify(key);
      if (found.has(text)) continue;
      found.set(text, { key, column });
      break;
    }
  }
  return found;
}

const compareIdentities = (a: Identity, b: Identity): number =>
  compareTexts(a.tf, b.tf) || a.id - b.id || compareTexts(a.filter, b.filter) || a.occurrence - b.occurrence;
