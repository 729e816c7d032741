import type { OntologyContents } from '@trellis/core/dataset';

/** What an id of GO means for annotations: a live term, or why there is none. */
export type TermMatch =
  | { readonly kind: 'term'; readonly term: number; readonly by: 'id' | 'alt_id' | 'replaced_by' }
  | { readonly kind: 'obsolete' | 'unknown' };

/**
 * Finds the live term that an annotation means: by id, else by alternative id. An obsolete term means the one that replaces
 * it, if exactly one does and that one is live.
 */
export class TermIndex {
  private readonly matches = new Map<string, TermMatch>();

  constructor({ ids, altIds, obsolete }: Pick<OntologyContents, 'ids' | 'altIds' | 'obsolete'>) {
    const live = new Map(ids.map((id, term) => [id, term]));
    for (const { id, altIds: others, replacedBy } of obsolete) {
      const term = replacedBy.length === 1 ? live.get(replacedBy[0]) : undefined;
      const match: TermMatch = term === undefined ? { kind: 'obsolete' } : { kind: 'term', term, by: 'replaced_by' };
      for (const each of [...others, id]) this.matches.set(each, match);
    }
    for (const { id, term } of altIds) this.matches.set(id, { kind: 'term', term, by: 'alt_id' });
    for (const [id, term] of live) this.matches.set(id, { kind: 'term', term, by: 'id' });
  }

  find(id: string): TermMatch {
    return this.matches.get(id) ?? { kind: 'unknown' };
  }
}
