import { valueOf } from '@trellis/core';
import type { SungearAnswer } from '@trellis/contract';
import type { SungearPress } from '@trellis/figures';

/** Selected groups by their indices. A group is a circle of Sungear or a column of UpSet. */
export type GroupSelection = ReadonlySet<number>;

/** The selection after a click on some groups: these alone; with a key held, they are added, removed or toggled. */
export function selectGroups(
  selection: GroupSelection,
  groups: readonly number[],
  { toggle, subtract }: SungearPress,
): GroupSelection {
  if (subtract) return new Set([...selection].filter((group) => !groups.includes(group)));
  if (!toggle) return new Set(groups);
  if (groups.length === 1 && selection.has(groups[0])) {
    return new Set([...selection].filter((group) => group !== groups[0]));
  }
  return new Set([...selection, ...groups]);
}

/** All groups that are not selected. */
export const inverse = (selection: GroupSelection, groupCount: number): GroupSelection =>
  new Set(Array.from({ length: groupCount }, (_, i) => i).filter((i) => !selection.has(i)));

/** Ids of the genes in the selected groups, sorted. */
export const genesOf = ({ intersects }: SungearAnswer, selection: GroupSelection): string[] =>
  [...selection].flatMap((group) => intersects[group]?.[2] ?? []).sort();

/** A text to find genes by. */
export interface GeneSearch {
  readonly text: string;
  /** Whether the text must equal the id, symbol or name instead of being contained in it. */
  readonly exact: boolean;
}

/** Returns a test of gene ids: whether id, symbol or name match the search, ignoring case. An empty text matches none. */
export function matcherOf({ geneAnnotation: genes }: SungearAnswer, { text, exact }: GeneSearch) {
  const wanted = text.trim().toLowerCase();
  const fits = (word = '') => (exact ? word.toLowerCase() === wanted : word.toLowerCase().includes(wanted));
  return (gene: string): boolean =>
    wanted !== '' && [gene, valueOf(genes, gene)?.symbol, valueOf(genes, gene)?.name].some(fits);
}

/** Groups with a gene that matches. */
export function searchGroups(sungear: SungearAnswer, search: GeneSearch): GroupSelection {
  const matches = matcherOf(sungear, search);
  return new Set(sungear.intersects.flatMap(([, , ids], i) => (ids.some(matches) ? [i] : [])));
}
