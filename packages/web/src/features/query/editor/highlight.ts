import type { Range, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { Decoration, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { bracketPairAt } from './bracketPair.ts';
import { classifyTokens, type ClassifiedToken } from './classifiedTokens.ts';

/** Gives each token the class `query-` and its role, and marks the bracket at the caret with its partner. */
export const highlight = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    private pieces: readonly ClassifiedToken[];

    constructor(view: EditorView) {
      this.pieces = classifyTokens(textOf(view.state.doc));
      this.decorations = decorationsOf(this.pieces, undefined);
    }

    update({ docChanged, selectionSet, focusChanged, state, view }: ViewUpdate) {
      if (docChanged) this.pieces = classifyTokens(textOf(state.doc));
      if (!docChanged && !selectionSet && !focusChanged) return;
      const { empty, head } = state.selection.main;
      this.decorations = decorationsOf(this.pieces, empty && view.hasFocus ? head : undefined);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const textOf = (doc: Text): string => doc.sliceString(0, doc.length, '\n');

function decorationsOf(pieces: readonly ClassifiedToken[], caret: number | undefined): DecorationSet {
  const pair = caret === undefined ? undefined : bracketPairAt(pieces, caret);
  const look = pair?.length === 2 ? 'query-pair' : 'query-alone';
  const marks: Range<Decoration>[] = pieces.map((piece) => {
    const extra = pair?.includes(piece) ? ` ${look}` : '';
    return Decoration.mark({ class: `query-${piece.role}${extra}` }).range(piece.from, piece.to);
  });
  return Decoration.set(marks);
}
