import type { AncestorsOf } from './ancestors.ts';

/** An enriched term with its genes in the tested set. */
export interface FoundTerm {
  readonly term: number;
  /** Gene indices, ascending. */
  readonly genes: Uint32Array;
}

/** A kept term, and the similar ones that are folded under it, in their order. */
export interface FoldedTerm<T> {
  readonly kept: T;
  readonly folded: readonly T[];
}

/** Jaccard index of the genes of two terms from which one is folded under the other. */
const minJaccard = 0.7;

/**
 * Folds terms that repeat another: going through them in their order, a term goes under the first kept one that is its
 * ancestor or descendant and shares at least 70 % of their genes (Jaccard index).
 */
export function foldTerms<T extends FoundTerm>(terms: readonly T[], ancestorsOf: AncestorsOf): FoldedTerm<T>[] {
  const kept: { readonly kept: T; readonly folded: T[] }[] = [];
  const ancestors = new Map<number, ReadonlySet<number>>();
  for (const each of terms) {
    ancestors.set(each.term, new Set(ancestorsOf(each.term)));
    const isRelated = (a: number, b: number): boolean => ancestors.get(a)?.has(b) === true;
    const first = kept.find(
      ({ kept: { term, genes } }) =>
        (isRelated(each.term, term) || isRelated(term, each.term)) && jaccard(genes, each.genes) >= minJaccard,
    );
    if (first) first.folded.push(each);
    else kept.push({ kept: each, folded: [] });
  }
  return kept;
}

/** Size of the intersection of two ascending sets over the size of their union; 0 for two empty ones. */
function jaccard(a: Uint32Array, b: Uint32Array): number {
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) common++;
    const step = a[i] - b[j];
    if (step <= 0) i++;
    if (step >= 0) j++;
  }
  const union = a.length + b.length - common;
  return union ? common / union : 0;
}
