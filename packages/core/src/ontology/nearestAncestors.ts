/** A term, and one of its ancestors. */
export type TermEdge<T> = readonly [child: T, parent: T];

/**
 * Joins each of some terms to its nearest ancestors among them: ancestors of an ancestor that is one of them as well are left
 * out (transitive reduction). Terms between two of them are skipped. In the order of the terms. `ancestorsOf` may name the term
 * itself. Cost for n terms with a ancestors each: n a^2 look-ups.
 */
export function nearestAncestors<T>(terms: readonly T[], ancestorsOf: (term: T) => Iterable<T>): TermEdge<T>[] {
  const shown = new Set(terms);
  const ancestors = new Map(
    terms.map((term) => [term, new Set([...ancestorsOf(term)].filter((each) => each !== term && shown.has(each)))]),
  );
  return terms.flatMap((child) => {
    const above = [...(ancestors.get(child) ?? [])];
    const isFarther = (parent: T): boolean => above.some((between) => ancestors.get(between)?.has(parent));
    return above.filter((parent) => !isFarther(parent)).map((parent) => [child, parent] as const);
  });
}
