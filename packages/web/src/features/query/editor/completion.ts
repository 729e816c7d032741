import { acceptCompletion, autocompletion, completionStatus, type CompletionContext } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { completionContextAt } from './completionContext.ts';
import { completionsFor } from './completions.ts';
import type { QueryVocabulary } from './words.ts';

/** The list takes at most this part of the room below the caret, and at least three rows. */
const roomShare = 0.8;
const minRoom = 158;

/** Offers what may be written at the caret; Enter and Tab take the marked one, Escape closes the list. */
export function completion(words: QueryVocabulary): Extension {
  const source = async ({ state, pos, explicit }: CompletionContext) => {
    const gap = completionContextAt(state.sliceDoc(), pos);
    const offers = await completionsFor(gap, words, explicit).catch(() => []);
    if (!offers.length) return null;
    const options = offers.map(({ text, name }) => ({ label: text, detail: name || undefined }));
    return { from: gap.from, to: gap.to, filter: false, options, getMatch: matchOf(gap.typed) };
  };
  return [
    autocompletion({ override: [source], icons: false, maxRenderedOptions: 100 }),
    keymap.of([{ key: 'Tab', run: acceptCompletion }]),
    EditorView.updateListener.of(({ view, state }) => {
      if (completionStatus(state) !== null) measureRoom(view);
    }),
  ];
}

const matchOf =
  (typed: string) =>
  ({ label }: { readonly label: string }): readonly number[] => {
    const start = typed === '' ? -1 : label.toLowerCase().indexOf(typed.toLowerCase());
    return start < 0 ? [] : [start, start + typed.length];
  };

function measureRoom(view: EditorView): void {
  view.requestMeasure({
    key: 'room',
    read: () => view.coordsAtPos(view.state.selection.main.head)?.bottom ?? 0,
    write: (bottom) => {
      const room = Math.max(minRoom, Math.round((window.innerHeight - bottom) * roomShare));
      view.dom.style.setProperty('--room', `${room}px`);
    },
  });
}
