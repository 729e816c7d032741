/**
 * A packed search index: sorted words, and for each the entries that have it. `packSearch` makes it, and
 * `openSearch` reads it. Offsets are in bytes of `columns`.
 */
export interface SearchImage {
  readonly columns: ArrayBufferLike;
  /** Number of words. */
  readonly words: number;
  /** UTF-8 of all words, one after another. */
  readonly letters: { readonly at: number; readonly bytes: number };
  /** Where the letters and the postings of each word start; `words + 1` numbers each. */
  readonly wordStarts: number;
  readonly postingStarts: number;
  readonly postings: { readonly at: number; readonly count: number };
}

/** What a word is for an entry: its whole id or name, a whole alias, or a word in one of its texts. */
export const wordRoles = { name: 0, alias: 1, text: 2 } as const;

export type WordRole = (typeof wordRoles)[keyof typeof wordRoles];

/** An entry and what a word is for it, as one number; the postings of a word ascend. */
export const posting = (entry: number, role: WordRole): number => entry * 4 + role;
