import type { Ontology } from '../dataset/ontology.ts';

/** The ancestors of a term within its aspect, and the term itself, first. */
export type AncestorsOf = (term: number) => Uint32Array;

/**
 * Finds the ancestors of terms over is_a and part_of, without paths through another aspect. Each term's are computed once:
 * a term has some 15.
 */
export function ancestorsIn({ ids, aspects, parentStarts, parents }: Ontology): AncestorsOf {
  const known = new Map<number, Uint32Array>();
  const seen = new Int32Array(ids.length).fill(-1);
  function climb(term: number): Uint32Array {
    const found = [term];
    seen[term] = term;
    for (let i = 0; i < found.length; i++) {
      const child = found[i];
      for (let at = parentStarts[child]; at < parentStarts[child + 1]; at++) {
        const parent = parents[at];
        if (seen[parent] === term || aspects[parent] !== aspects[term]) continue;
        seen[parent] = term;
        found.push(parent);
      }
    }
    return Uint32Array.from(found);
  }
  return (term) => {
    const ancestors = known.get(term) ?? climb(term);
    known.set(term, ancestors);
    return ancestors;
  };
}

/** The root of each aspect: a term without parents in it. */
export const isRoot = ({ aspects, parentStarts, parents }: Ontology, term: number): boolean =>
  parents.subarray(parentStarts[term], parentStarts[term + 1]).every((parent) => aspects[parent] !== aspects[term]);
