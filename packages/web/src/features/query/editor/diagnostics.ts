import { linter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import { nameDiagnostics } from './nameDiagnostics.ts';
import { syntaxDiagnostic, type Diagnostic } from './syntaxDiagnostic.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Milliseconds without a keystroke before the text is checked. */
const lintDelayMs = 500;

/** A message about the text that is shown below the editor. */
export interface EditorMessage {
  readonly message: string;
  /** An error keeps the query from running; a warning says that a part of it will find nothing. */
  readonly severity: 'error' | 'warning';
}

/**
 * Underlines syntax errors and unknown names once the user pauses or leaves the editor, and reports the first one; F8
 * moves to the next. Names that cannot be looked up are not reported.
 */
export function diagnostics(
  vocabulary: QueryVocabulary,
  report: (first: EditorMessage | undefined) => void,
): Extension {
  const lint = async (view: EditorView) => {
    const { state, hasFocus } = view;
    const [text, caret] = [state.sliceDoc(), hasFocus ? state.selection.main.head : undefined];
    const error = syntaxDiagnostic(text, caret);
    const severity = error ? 'error' : 'warning';
    const found: readonly Diagnostic[] = error
      ? [error]
      : await nameDiagnostics(text, vocabulary, caret).catch(() => []);
    if (view.state.doc.eq(state.doc)) report(found.length ? { message: found[0].message, severity } : undefined);
    return found.map((diagnostic) => ({ ...diagnostic, severity }) as const);
  };
  return [
    linter(lint, {
      delay: lintDelayMs,
      needsRefresh: ({ focusChanged, selectionSet }) => focusChanged || selectionSet,
    }),
    keymap.of(lintKeymap),
  ];
}
