import { comparators, numericKeys, quote } from '@trellis/core/query';
import { rankSuggestions, type Suggestion } from '../../../ui/suggestions.ts';
import type { CompletionContext } from './completionContext.ts';
import type { QueryVocabulary } from './vocabulary.ts';

export interface Completion {
  /** What is inserted, quoted where the language needs it. */
  readonly text: string;
  /** The symbol of a TF, or the query of a named query; '' without one. */
  readonly name: string;
}

/**
 * The completions in a context, best first. Unless `isExplicit` (the user asked for the list), the list opens after one
 * character, after a key, and after a comparator. Empty when the token is already the only completion.
 */
export async function completionsFor(
  context: CompletionContext,
  vocabulary: QueryVocabulary,
  isExplicit: boolean,
): Promise<readonly Completion[]> {
  const { expects, prefix, token } = context;
  if (!isExplicit && prefix === '' && expects !== 'comparator' && expects !== 'value') return [];
  const completions = rankCompletions(await candidates(context, vocabulary), prefix);
  return completions.length === 1 && [token, quote(token)].includes(completions[0].text) ? [] : completions;
}

async function candidates(
  { expects, key, tfs }: CompletionContext,
  vocabulary: QueryVocabulary,
): Promise<readonly Completion[]> {
  const isNumeric = numericKeys.has(key.toLowerCase());
  switch (expects) {
    case 'name':
      return [...(await vocabulary.names()).map(namedCompletion), plainCompletion('not')];
    case 'operator':
      return ['and', 'or'].map(plainCompletion);
    case 'key':
      return [...(await vocabulary.keys(tfs)).map(quotedCompletion), plainCompletion('not')];
    case 'comparator':
      return comparators.filter((comparator) => isNumeric || !/^[<>]=?$/.test(comparator)).map(plainCompletion);
    case 'value':
      return isNumeric ? [] : (await vocabulary.values(key, tfs)).map(quotedCompletion);
    case 'nothing':
      return [];
    default:
      return expects satisfies never;
  }
}

const plainCompletion = (text: string): Completion => ({ text, name: '' });
const quotedCompletion = (text: string): Completion => ({ text: quote(text), name: '' });
const namedCompletion = ({ value, name }: Suggestion): Completion => ({ text: quote(value), name });

function rankCompletions(completions: readonly Completion[], prefix: string): readonly Completion[] {
  if (prefix === '') return completions;
  const byText = new Map(completions.map((completion) => [completion.text, completion]));
  const ranked = rankSuggestions(
    completions.map(({ text, name }) => ({ value: text, name })),
    prefix,
  );
  return ranked.flatMap(({ value }) => byText.get(value) ?? []);
}
