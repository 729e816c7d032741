import type { SungearAnswer } from '@trellis/contract';
import type { SungearPress } from '@trellis/figures';

/** Circles by their places among the groups. */
export type Selection = ReadonlySet<number>;

/** The selection after some circles were pressed: these alone, or added, taken away or toggled with a key held. */
export function press(
  selection: Selection,
  circles: readonly number[],
  { toggle, subtract }: SungearPress,
): Selection {
  if (subtract) return new Set([...selection].filter((circle) => !circles.includes(circle)));
  if (!toggle) return new Set(circles);
  if (circles.length === 1 && selection.has(circles[0])) {
    return new Set([...selection].filter((circle) => circle !== circles[0]));
  }
  return new Set([...selection, ...circles]);
}

/** All other circles. */
export const inverse = (selection: Selection, circles: number): Selection =>
  new Set(Array.from({ length: circles }, (_, i) => i).filter((i) => !selection.has(i)));

/** Ids of the genes in the selected circles, sorted. */
export const genesOf = ({ intersects }: SungearAnswer, selection: Selection): string[] =>
  [...selection].flatMap((circle) => intersects[circle]?.[2] ?? []).sort();

/** A text that genes are searched for. */
export interface Sought {
  readonly text: string;
  readonly exact: boolean;
}

/** Tells whether the id, symbol or name of a gene contains the text, without case, or equals it; none for an empty text. */
export function matcherOf({ gene_annotation: genes }: SungearAnswer, { text, exact }: Sought) {
  const wanted = text.trim().toLowerCase();
  const fits = (word = '') => (exact ? word.toLowerCase() === wanted : word.toLowerCase().includes(wanted));
  return (gene: string): boolean => wanted !== '' && [gene, genes[gene]?.symbol, genes[gene]?.name].some(fits);
}

/** Circles with a gene that matches. */
export function search(sungear: SungearAnswer, sought: Sought): Selection {
  const matches = matcherOf(sungear, sought);
  return new Set(sungear.intersects.flatMap(([, , ids], i) => (ids.some(matches) ? [i] : [])));
}
