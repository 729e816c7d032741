import { compareTexts } from '../compareTexts.ts';
import { hasBit } from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';
import type { TargetList } from './inputs.ts';

/** What decides on the order of a column. */
interface SortableColumn {
  readonly analysis: Pick<Analysis, 'id' | 'tf'>;
  readonly mention: number;
  readonly edges: number;
}

/**
 * Columns in the order of display: TFs with the most edges first, within a TF its mentions with the most edges, within a
 * mention the analyses with the most edges; ties by id.
 */
export function orderColumns<T extends SortableColumn>(columns: readonly T[]): T[] {
  const byTf = totals(columns, (column) => String(column.analysis.tf));
  const mention = (column: T) => `${column.analysis.tf} ${column.mention}`;
  const byMention = totals(columns, mention);
  const of = (map: Map<string, number>, key: string) => map.get(key) ?? 0;
  return [...columns].sort(
    (a, b) =>
      of(byTf, String(b.analysis.tf)) - of(byTf, String(a.analysis.tf)) ||
      a.analysis.tf - b.analysis.tf ||
      of(byMention, mention(b)) - of(byMention, mention(a)) ||
      a.mention - b.mention ||
      b.edges - a.edges ||
      a.analysis.id - b.analysis.id,
  );
}

function totals<T extends { readonly edges: number }>(
  columns: readonly T[],
  keyOf: (column: T) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const column of columns) sums.set(keyOf(column), (sums.get(keyOf(column)) ?? 0) + column.edges);
  return sums;
}

/** Rows in the order of display: highest edge count first, then fewest target lists, then names of the lists, then id. */
export function orderRows(
  rows: Uint32Array,
  { edgeCounts, lists }: { edgeCounts: Uint32Array; lists: readonly TargetList[] },
): Uint32Array {
  if (!lists.length) return rows.sort((a, b) => edgeCounts[b] - edgeCounts[a] || a - b);
  const names = new Map(Array.from(rows, (gene) => [gene, listNames(lists, gene)]));
  const of = (gene: number) => names.get(gene) ?? [];
  return rows.sort(
    (a, b) =>
      edgeCounts[b] - edgeCounts[a] ||
      of(a).length - of(b).length ||
      compareTexts(of(a).join(', '), of(b).join(', ')) ||
      a - b,
  );
}

/** Names of the target lists that hold the gene. */
export const listNames = (lists: readonly TargetList[], gene: number): string[] =>
  lists.filter((list) => hasBit(list.genes, gene)).map((list) => list.name);
