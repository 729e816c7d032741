import { linter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import { nameDiagnostics } from './nameDiagnostics.ts';
import { syntaxDiagnostic, type Diagnostic } from './syntaxDiagnostic.ts';
import type { QueryVocabulary } from './words.ts';

/** Milliseconds without a key before the text is judged. */
const pause = 500;

/** A sentence about the text: what keeps it from being a query, or a doubt that it finds anything. */
export interface Verdict {
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/**
 * Underlines what is wrong or in doubt once the writer pauses or leaves, and tells the first sentence; F8 goes to the
 * place. Doubts that cannot be looked up are left out.
 */
export function diagnostics(words: QueryVocabulary, tell: (verdict: Verdict | undefined) => void): Extension {
  const judge = async (view: EditorView) => {
    const { state, hasFocus } = view;
    const [text, caret] = [state.sliceDoc(), hasFocus ? state.selection.main.head : undefined];
    const problem = syntaxDiagnostic(text, caret);
    const severity = problem ? 'error' : 'warning';
    const found: readonly Diagnostic[] = problem
      ? [problem]
      : await nameDiagnostics(text, words, caret).catch(() => []);
    if (view.state.doc.eq(state.doc)) tell(found.length ? { message: found[0].message, severity } : undefined);
    return found.map((each) => ({ ...each, severity }) as const);
  };
  return [
    linter(judge, { delay: pause, needsRefresh: ({ focusChanged, selectionSet }) => focusChanged || selectionSet }),
    keymap.of(lintKeymap),
  ];
}
