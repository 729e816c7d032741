import { closeBrackets, closeBracketsKeymap, closeCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { highlight } from './highlight.ts';
import { completion } from './completion.ts';
import { editorTheme } from './theme.ts';
import { diagnostics, type Verdict } from './diagnostics.ts';
import type { QueryVocabulary } from './words.ts';

/** What happens outside of the editor. */
export interface Events {
  readonly change: (text: string) => void;
  readonly submit: () => void;
  readonly problem: (verdict: Verdict | undefined) => void;
}

interface Options {
  readonly words: QueryVocabulary;
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
    diagnostics(words, events.problem),
    highlight,
    editorTheme,
    drawSelection(),
    EditorView.lineWrapping,
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && events.change(state.sliceDoc())),
  ];
}
