import { Button, Loader, TextButton } from '../../ui/Button.tsx';
import { isFolder } from '../../router/base.ts';
import { useState } from 'react';
import { useDraft } from '../../state/draft.ts';
import { useInputs } from '../../state/inputs.ts';
import type { Submission } from '../../state/submit.ts';
import { useDelayed } from '../../ui/delayedState.ts';
import { previewText, usePreview } from './usePreview.ts';
import styles from './QueryBox.module.css';
import { useBuilder } from './builder/useBuilder.ts';

/** Submit and Reset, and next to them what the query would find, or the way back from a reset. */
export function QueryButtons({
  submission,
  onReset,
}: {
  readonly submission: Submission;
  readonly onReset: () => void;
}) {
  const isBlank = useIsBlank();
  const isQuerying = useDelayed(submission.running);
  const [undo, setUndo] = useState<() => void>();
  const reset = () => {
    submission.cancel();
    const restore = resetQuery();
    setUndo(() => () => {
      restore();
      setUndo(undefined);
    });
    onReset();
  };
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        className={styles.submit}
        tone={submission.error === undefined ? undefined : 'danger'}
        leftSection={isQuerying && <Loader size={14} />}
      >
        {isQuerying ? 'Querying' : 'Submit'}
      </Button>
      <Button variant="default" onClick={reset}>
        Reset
      </Button>
      <p role="status" className={styles.preview}>
        {isBlank && undo ? (
          <>
            Query and inputs are empty. <TextButton onClick={undo}>Undo reset</TextButton>
          </>
        ) : (
          !submission.running && <PreviewText />
        )}
      </p>
    </div>
  );
}

/** Whether there is no query and nothing that restricts it. */
function useIsBlank(): boolean {
  const isTextBlank = useDraft(({ text }) => text === '');
  const hasInputs = useInputs(
    ({ inputs, edges, own }) =>
      edges.length > 0 || own.length > 0 || Object.values(inputs).some(({ source }) => source !== 'none'),
  );
  return isTextBlank && !hasInputs;
}

function PreviewText() {
  const { preview, isCounting, isWithheld } = usePreview(useDraft(({ text }) => text));
  const isLate = useDelayed(isCounting);
  if (isWithheld) return `Not counted before Submit${isFolder ? '' : ', because your analyses are sent only then'}.`;
  if (preview) return previewText(preview);
  return isLate && 'Counting';
}

/** Empties the query, its inputs and the builder; returns a function that brings them back. */
function resetQuery(): () => void {
  const { text, request, reset } = useDraft.getState();
  const { inputs, edges, own } = useInputs.getState();
  const { nodes, past, future } = useBuilder.getState();
  reset();
  return () => {
    useDraft.setState({ text, request });
    useInputs.setState({ inputs, edges, own });
    useBuilder.setState({ nodes, past, future, lastChange: 'sync' });
  };
}
