import {
  acceptCompletion,
  autocompletion,
  completionStatus,
  selectedCompletion,
  type CompletionContext,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { completionContextAt } from './completionContext.ts';
import { completionsFor } from './completions.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Share of the space below the caret that the list may fill, and its minimum height in pixels: three rows. */
const maxSpaceShare = 0.8;
const minHeight = 158;

/** Shows completions at the caret; Enter and Tab accept the selected one, Escape closes the list. */
export function completion(vocabulary: QueryVocabulary): Extension {
  const source = async ({ state, pos, explicit }: CompletionContext) => {
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
