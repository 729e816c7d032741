import { comparators, numericKeys, quote } from '@trellis/core';
import { rankSuggestions } from '../../../ui/suggestions.ts';
import type { CompletionContext } from './completionContext.ts';
import type { NamedWord, QueryVocabulary } from './words.ts';

/** Something that the editor offers to write. */
export interface Completion {
  /** What goes into the text. */
  readonly text: string;
  /** What it is called: the symbol of a TF, the query that a name stands for. */
  readonly name: string;
}

/**
 * What may be written in a gap, best first. `asked` when the user has asked for the list; otherwise it opens at one
 * character, behind a key, and behind a comparator. Nothing when the token says already what is offered.
 */
export async function completionsFor(
  gap: CompletionContext,
  words: QueryVocabulary,
  asked: boolean,
): Promise<readonly Completion[]> {
  if (!asked && gap.typed === '' && gap.takes !== 'comparator' && gap.takes !== 'value') return [];
  const found = matching(await candidates(gap, words), gap.typed);
  return found.length === 1 && [gap.whole, quote(gap.whole)].includes(found[0].text) ? [] : found;
}

const plain = (text: string): Completion => ({ text, name: '' });

async function candidates(
  { takes, key, tfs }: CompletionContext,
  words: QueryVocabulary,
): Promise<readonly Completion[]> {
  switch (takes) {
    case 'name':
      return [...(await words.names()).map(offered), plain('not')];
    case 'operator':
      return [plain('and'), plain('or')];
    case 'key':
      return [...(await words.keys(tfs)).map((one) => plain(quote(one))), plain('not')];
    case 'comparator':
      return comparators.filter((one) => numericKeys.has(key.toLowerCase()) || !/^[<>]=?$/.test(one)).map(plain);
    case 'value':
      return numericKeys.has(key.toLowerCase()) ? [] : (await words.values(key, tfs)).map((one) => plain(quote(one)));
    case 'nothing':
      return [];
    default:
      return takes satisfies never;
  }
}

const offered = ({ value, name }: NamedWord): Completion => ({ text: quote(value), name });

function matching(offers: readonly Completion[], typed: string): readonly Completion[] {
  if (typed === '') return offers;
  const byText = new Map(offers.map((offer) => [offer.text, offer]));
  const ranked = rankSuggestions(
    offers.map(({ text, name }) => ({ value: text, name })),
    typed,
  );
  return ranked.flatMap(({ value }) => byText.get(value) ?? []);
}
