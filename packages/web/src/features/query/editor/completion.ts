import { acceptCompletion, autocompletion, completionStatus, type CompletionContext } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { gapAt } from './gap.ts';
import { offersFor } from './offers.ts';
import type { Words } from './words.ts';

/** The list takes at most this part of the room below the caret, and at least three rows. */
const roomShare = 0.8;
const leastRoom = 158;

/** Offers what may be written at the caret; Enter and Tab take the marked one, Escape closes the list. */
export function completion(words: Words): Extension {
  const source = async ({ state, pos, explicit }: CompletionContext) => {
    const gap = gapAt(state.sliceDoc(), pos);
    const offers = await offersFor(gap, words, explicit).catch(() => []);
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
      const room = Math.max(leastRoom, Math.round((window.innerHeight - bottom) * roomShare));
      view.dom.style.setProperty('--room', `${room}px`);
    },
  });
}
