import type { NameMeaning } from '@trellis/core/views';
import type { Suggestion } from '../../../ui/suggestions.ts';

/** The names, keys and values that the editor completes and checks. The promises reject when the lookup fails. */
export interface QueryVocabulary {
  /** Named queries, keywords and TFs. */
  readonly names: () => Promise<readonly Suggestion[]>;
  /** Keys of filters on these TFs; of all TFs when `tfs` is empty. */
  readonly keys: (tfs: readonly string[]) => Promise<readonly string[]>;
  readonly values: (key: string, tfs: readonly string[]) => Promise<readonly string[]>;
  /** The meanings of names. */
  readonly explain: (names: readonly string[]) => Promise<readonly NameMeaning[]>;
}
