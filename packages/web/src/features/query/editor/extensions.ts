import { closeBrackets, closeBracketsKeymap, closeCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { colors } from './colors.ts';
import { completion } from './completion.ts';
import { look } from './look.ts';
import { problems, type Verdict } from './problems.ts';
import type { Words } from './words.ts';

/** What happens outside of the editor. */
export interface Events {
  readonly change: (text: string) => void;
  readonly submit: () => void;
  readonly problem: (verdict: Verdict | undefined) => void;
}

interface Options {
  readonly words: Words;
  readonly events: Events;
}

/** Everything that makes a plain CodeMirror an editor of queries. */
export function queryExtensions({ words, events }: Options): Extension {
  const submit = (view: EditorView) => {
    closeCompletion(view);
    events.submit();
    return true;
  };
  return [
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: submit }])),
    history(),
    closeBrackets(),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '[', "'", '"'] } }]),
    completion(words),
    problems(words, events.problem),
    colors,
    look,
    drawSelection(),
    EditorView.lineWrapping,
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && events.change(state.sliceDoc())),
  ];
}
