import type { GeneLookup } from '@trellis/core';

/** Something that can be written: what goes into the text, and what else it is called. */
export interface NamedWord {
  readonly value: string;
  readonly name: string;
}

/** Where the editor gets what it offers from. A question that cannot be answered rejects. */
export interface QueryVocabulary {
  /** Named queries, keywords and TFs. */
  readonly names: () => Promise<readonly NamedWord[]>;
  /** Keys of filters on some TFs, on all of them without a name. */
  readonly keys: (tfs: readonly string[]) => Promise<readonly string[]>;
  readonly values: (key: string, tfs: readonly string[]) => Promise<readonly string[]>;
  /** What is known of names that should be TFs. */
  readonly lookUp: (names: readonly string[]) => Promise<GeneLookup>;
}
