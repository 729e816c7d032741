import { closeBrackets, closeBracketsKeymap, closeCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, insertNewlineAndIndent } from '@codemirror/commands';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { highlight } from './highlight.ts';
import { completion, isTyped } from './completion.ts';
import { editorTheme } from './theme.ts';
import { diagnostics, type EditorMessage } from './diagnostics.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Callbacks of the editor. */
export interface EditorEvents {
  readonly change: (text: string) => void;
  readonly submit: () => void;
  readonly report: (first: EditorMessage | undefined) => void;
}

interface Options {
  readonly vocabulary: QueryVocabulary;
  readonly events: EditorEvents;
}

/** Turns a plain CodeMirror into a query editor: keys, brackets, completion, diagnostics, colors. */
export function queryExtensions({ vocabulary, events }: Options): Extension {
  const submit = (view: EditorView) => {
    closeCompletion(view);
    events.submit();
    return true;
  };
  return [
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: submit },
        { key: 'Enter', run: (view) => isTyped(view) && submit(view) },
      ]),
    ),
    history(),
    closeBrackets(),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '[', "'", '"'] } }]),
    completion(vocabulary),
    diagnostics(vocabulary, events.report),
    highlight,
    editorTheme,
    drawSelection(),
    EditorView.lineWrapping,
    keymap.of([{ key: 'Enter', run: submit, shift: insertNewlineAndIndent }]),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && events.change(state.sliceDoc())),
  ];
}
