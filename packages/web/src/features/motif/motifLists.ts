import type { ChosenMotifs } from '@trellis/contract';
import { writePValue } from '@trellis/core/stats';
import { foldKeys } from './columns.ts';

/** Motifs of each gene set. */
export type MotifLists = readonly (readonly string[])[];

/** The motifs that were tested in each gene set. */
export const testedMotifs = ({ columns }: ChosenMotifs): MotifLists =>
  columns.map(({ motifs }) => (Array.isArray(motifs) ? motifs : []));

/** Motifs that every gene set has. */
export const commonMotifs = (lists: MotifLists): string[] =>
  (lists[0] ?? []).filter((motif) => lists.every((list) => list.includes(motif)));

/** Which gene sets a choice of motifs is for: one, by its index, or all. */
export type ChoiceOf = number | 'all';

/** The lists after a choice for one gene set, or for all: there it replaces only the motifs that were common before. */
export function withChoice(lists: MotifLists, which: ChoiceOf, next: readonly string[]): MotifLists {
  if (which !== 'all') return lists.map((list, i) => (i === which ? next : list));
  const before = new Set(commonMotifs(lists));
  return lists.map((list) => [...new Set([...list.filter((motif) => !before.has(motif)), ...next])]);
}

/** A column of the table: a motif of a gene set, '' for a gene set without motifs. */
export interface MotifSlot {
  readonly set: number;
  readonly motif: string;
}

export const motifSlots = (lists: MotifLists): MotifSlot[] =>
  lists.flatMap((motifs, set) => (motifs.length ? motifs : ['']).map((motif) => ({ set, motif })));

/** Base-10 logarithm of the smallest p-value: the deepest color of the table. */
export const smallestTested = ({ log10 }: ChosenMotifs): number =>
  log10.flat().reduce<number>((smallest, value) => Math.min(smallest, value ?? 0), 0);

/** Rows of a CSV file: the facts of the gene sets, their motifs, then a row per region. */
export function individualRows(tested: ChosenMotifs) {
  const slots = motifSlots(testedMotifs(tested));
  const sets = slots.map(({ set }) => {
    const { motifs: _, ...info } = tested.columns[set];
    return Object.entries(info)
      .map(([key, value]) => `${key}=${String(value)}`)
      .join(';');
  });
  const rows = tested.result.map(([region], r) => [
    region,
    ...tested.log10[r].map((value) => (value === null ? null : writePValue(value))),
  ]);
  const folds = foldKeys.flatMap((key) =>
    tested.result.map(([region], r) => [
      `${region} ${key === 'fold' ? 'fold' : `fold_${key}`}`,
      ...tested.folds[r][key],
    ]),
  );
  return [['region', ...sets], ['', ...slots.map(({ motif }) => motif)], ...rows, ...folds];
}
