import { closeBrackets, closeBracketsKeymap, closeCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, insertNewlineAndIndent } from '@codemirror/commands';
import { EditorState, Prec, type Extension, type Range, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  keymap,
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { completion, isTyped } from './completion.ts';
import { editorTheme } from './theme.ts';
import { diagnostics, type EditorMessage } from './diagnostics.ts';
import type { QueryVocabulary } from './vocabulary.ts';
import { bracketPairAt, classifyTokens, type ClassifiedToken } from './classifiedTokens.ts';

/** Gives each token the class `query-ROLE`, and marks the bracket at the caret and its partner. */
const highlight = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    private tokens: readonly ClassifiedToken[];

    constructor(view: EditorView) {
      this.tokens = classifyTokens(textOf(view.state.doc));
      this.decorations = decorationsOf(this.tokens, undefined);
    }

    update({ docChanged, selectionSet, focusChanged, state, view }: ViewUpdate) {
      if (docChanged) this.tokens = classifyTokens(textOf(state.doc));
      if (!docChanged && !selectionSet && !focusChanged) return;
      const { empty, head } = state.selection.main;
      this.decorations = decorationsOf(this.tokens, empty && view.hasFocus ? head : undefined);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const textOf = (doc: Text): string => doc.sliceString(0, doc.length, '\n');

function decorationsOf(tokens: readonly ClassifiedToken[], caret: number | undefined): DecorationSet {
  const pair = caret === undefined ? undefined : bracketPairAt(tokens, caret);
  const bracketClass = pair?.length === 2 ? 'query-pair' : 'query-alone';
  const marks: Range<Decoration>[] = tokens.map((token) => {
    const extra = pair?.includes(token) ? ` ${bracketClass}` : '';
    return Decoration.mark({ class: `query-${token.role}${extra}` }).range(token.from, token.to);
  });
  return Decoration.set(marks);
}

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
