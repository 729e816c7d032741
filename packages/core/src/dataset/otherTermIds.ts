import type { OntologyContents } from './knowledge.ts';

/** Ids that lead to a term without being its own: of terms that were merged into it, or that it replaced. */
export interface OtherTermIds {
  readonly ids: readonly string[];
  /** The term of each id, by its index. */
  readonly terms: Uint32Array;
}

/** The other ids of the terms of an ontology: its alternative ids, and obsolete ones with a replacement. */
export function otherTermIds({
  ids,
  altIds,
  obsolete,
}: Pick<OntologyContents, 'ids' | 'altIds' | 'obsolete'>): OtherTermIds {
  const places = new Map(ids.map((id, term) => [id, term]));
  const found = new Map(altIds.map(({ id, term }) => [id, term]));
  for (const { id, altIds: others, replacedBy } of obsolete) {
    const term = replacedBy.length === 1 ? places.get(replacedBy[0]) : undefined;
    if (term === undefined) continue;
    for (const old of [id, ...others]) if (!places.has(old) && !found.has(old)) found.set(old, term);
  }
  return { ids: [...found.keys()], terms: Uint32Array.from(found.values()) };
}
