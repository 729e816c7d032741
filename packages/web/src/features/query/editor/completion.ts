import {
  acceptCompletion,
  autocompletion,
  completionStatus,
  selectedCompletion,
  type CompletionContext as EditorContext,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { comparators, numericKeys, quote } from '@trellis/core/query';
import { rankSuggestions, type Suggestion } from '../../../ui/suggestions.ts';
import { completionContextAt, type CompletionContext } from './completionContext.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Share of the space below the caret that the list may fill, and its minimum height in pixels: three rows. */
const maxSpaceShare = 0.8;
const minHeight = 158;

/** Shows completions at the caret; Enter and Tab accept the selected one, Escape closes the list. */
export function completion(vocabulary: QueryVocabulary): Extension {
  const source = async ({ state, pos, explicit }: EditorContext) => {
    const context = completionContextAt(state.sliceDoc(), pos);
    const completions = await completionsFor(context, vocabulary, explicit).catch(() => []);
    if (!completions.length) return null;
    const options = completions.map(({ text, name }) => ({ label: text, detail: name || undefined }));
    return { from: context.from, to: context.to, filter: false, options, getMatch: matchOf(context.prefix) };
  };
  return [
    autocompletion({ override: [source], icons: false, maxRenderedOptions: 100 }),
    keymap.of([{ key: 'Tab', run: acceptCompletion }]),
    EditorView.updateListener.of(({ view, state }) => {
      if (completionStatus(state) !== null) limitHeight(view);
    }),
  ];
}

/** Whether the selected completion is what is already written before the caret: its text, or the symbol of its gene. */
export function isTyped({ state }: EditorView): boolean {
  const selected = selectedCompletion(state);
  const caret = state.selection.main.head;
  const { prefix } = completionContextAt(state.sliceDoc(), caret);
  return [selected?.label, selected?.detail].some((text) => text?.toLowerCase() === prefix.toLowerCase());
}

const matchOf =
  (prefix: string) =>
  ({ label }: { readonly label: string }): readonly number[] => {
    const start = prefix === '' ? -1 : label.toLowerCase().indexOf(prefix.toLowerCase());
    return start < 0 ? [] : [start, start + prefix.length];
  };

function limitHeight(view: EditorView): void {
  view.requestMeasure({
    key: 'room',
    read: () => view.coordsAtPos(view.state.selection.main.head)?.bottom ?? 0,
    write: (bottom) => {
      const height = Math.max(minHeight, Math.round((window.innerHeight - bottom) * maxSpaceShare));
      view.dom.style.setProperty('--room', `${height}px`);
    },
  });
}

interface Completion {
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
