import { choicesOf, sentInput } from './inputForm.ts';
import type { Input } from './inputs.ts';
import type { FileChoice } from './reading/readingTask.ts';
import { usePredefinedText } from '../api/lists.ts';
import { useSavedLists } from './savedLists.ts';

/** The content of an input; `text` is undefined while it is loading and without a source. */
export interface InputText {
  readonly name: string;
  readonly text: string | undefined;
  readonly choices: FileChoice | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The text of an input from any source. */
export function useInputText(input: Input): InputText {
  const lists = useSavedLists((saved) => saved.lists);
  const predefined = input.source === 'predefined' ? input.name : undefined;
  const fetched = usePredefinedText(predefined);
  const sent = sentInput(input, lists);
  return {
    name: sent?.name ?? '',
    text: predefined === undefined ? sent?.text : fetched.data,
    choices: choicesOf(input),
    error: fetched.error,
    retry: () => void fetched.refetch(),
  };
}
