import type { Dataset } from '../dataset/dataset.ts';
import { noMatch } from './matchEntries.ts';
import type { SearchEntries } from './searchEntries.ts';
import { searchKinds, type SearchKind } from './searchKinds.ts';

/** The entries of one kind that fit a search. */
export interface RankedKind {
  readonly kind: SearchKind;
  /** Number of all entries that fit. */
  readonly total: number;
  /** Level of the best one. */
  readonly best: number;
  /** The first ones: indices among the genes, terms ... of the data set. */
  readonly first: readonly number[];
}

type Ranked = Pick<Dataset, 'analysesByTf' | 'go'>;

/**
 * The entries that fit, by kind; the kind with the best entry first. Within a kind by level, then TFs with more analyses and
 * terms with shorter names first, then in the order of the data set, which is that of ids and names.
 */
export function rankEntries(
  dataset: Ranked,
  {
    entries,
    levels,
    limit,
  }: { readonly entries: SearchEntries; readonly levels: Uint8Array; readonly limit: number },
): RankedKind[] {
  const byKind = new Map<SearchKind, number[][]>(searchKinds.map((kind) => [kind, []]));
  levels.forEach((level, entry) => {
    if (level === noMatch) return;
    const { kind, index } = entries.at(entry);
    const byLevel = byKind.get(kind) ?? [];
    (byLevel[level] ??= []).push(index);
  });
  const ranked = [...byKind].flatMap(([kind, byLevel]) => rankKind(dataset, { kind, byLevel, limit }));
  return ranked.sort((a, b) => a.best - b.best);
}

function rankKind(
  dataset: Ranked,
  {
    kind,
    byLevel,
    limit,
  }: { readonly kind: SearchKind; readonly byLevel: readonly number[][]; readonly limit: number },
): RankedKind[] {
  const filled = byLevel.flatMap((indices, level) => [{ indices, level }]);
  if (filled.length === 0) return [];
  const cost = costOf(dataset, kind);
  const first: number[] = [];
  for (const { indices } of filled) {
    if (first.length >= limit) break;
    const sorted = cost ? indices.sort((a, b) => cost(a) - cost(b) || a - b) : indices;
    first.push(...sorted.slice(0, limit - first.length));
  }
  const total = filled.reduce((sum, { indices }) => sum + indices.length, 0);
  return [{ kind, total, best: filled[0].level, first }];
}

/** What orders entries of equal level, the least first. */
function costOf({ analysesByTf, go }: Ranked, kind: SearchKind): ((index: number) => number) | undefined {
  if (kind === 'tf') return (gene) => -(analysesByTf.get(gene)?.length ?? 0);
  if (kind === 'term' && go) return (term) => go.ontology.names[term].length;
  return undefined;
}
