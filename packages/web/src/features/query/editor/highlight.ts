import type { Range, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { Decoration, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { bracketPairAt } from './bracketPair.ts';
import { classifyTokens, type ClassifiedToken } from './classifiedTokens.ts';

/** Gives each token the class `query-ROLE`, and marks the bracket at the caret and its partner. */
export const highlight = ViewPlugin.fromClass(
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
