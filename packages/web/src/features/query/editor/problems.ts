import { linter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import { problemIn } from './problem.ts';

/** Milliseconds without a key before the text is judged. */
const pause = 500;

/** Underlines what is wrong once the writer pauses or leaves, and tells the sentence; F8 goes to the place. */
export function problems(tell: (message: string | undefined) => void): Extension {
  const judge = ({ state, hasFocus }: EditorView) => {
    const problem = problemIn(state.sliceDoc(), hasFocus ? state.selection.main.head : undefined);
    tell(problem?.message);
    return problem ? [{ ...problem, severity: 'error' as const }] : [];
  };
  return [
    linter(judge, { delay: pause, needsRefresh: ({ focusChanged, selectionSet }) => focusChanged || selectionSet }),
    keymap.of(lintKeymap),
  ];
}
