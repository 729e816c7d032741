import { Button, Loader } from '@mantine/core';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useDraft } from '../../state/draft.ts';
import { useSettings } from '../../state/settings.ts';
import { useSite } from '../../api/site.ts';
import type { Submission } from '../../state/submit.ts';
import { Running } from '../../ui/Running.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { applyBuiltQuery, differingBuiltQuery } from './builder/builderSync.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { syntaxDiagnostic } from './editor/syntaxDiagnostic.ts';
import type { Verdict } from './editor/diagnostics.ts';
import { QueryEditor, type EditorHandle } from './editor/QueryEditor.tsx';
import { QueryError } from './QueryError.tsx';
import { SubmitOptions } from './SubmitOptions.tsx';
import { useWords } from './useWords.ts';
import styles from './QueryBox.module.css';

interface Props {
  /** Id of the form. */
  readonly form: string;
  readonly submission: Submission;
  /** A number that grows each time the box should take the focus. */
  readonly focus: number;
}

/** The text of the query with Submit, Reset and Cancel, and below it what is wrong with it or was with the last try. */
export function QueryBox({ form, submission, focus }: Props) {
  const { text, write, reset: resetDraft } = useDraft();
  const words = useWords();
  const { data: site } = useSite();
  const examples = site?.examples.length ? site.examples : [site?.default_tf ?? 'AT4G24020'];
  const box = useRef<EditorHandle>(null);
  const help = useId();
  const [problem, setProblem] = useState<Verdict>();
  const confirmation = useConfirmation(submission);
  useEffect(() => box.current?.focus(), [focus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirmation.submit(text);
  };
  const reset = () => {
    submission.cancel();
    resetDraft();
    box.current?.focus();
  };

  return (
    <form id={form} className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <div className={styles.box}>
          <QueryEditor
            ref={box}
            label="Query"
            describedBy={help}
            example={`Search transcription factors, e.g. ${examples.join(' and ')}`}
            invalid={submission.error !== undefined || problem?.severity === 'error'}
            value={text}
            words={words}
            onChange={write}
            onSubmit={() => confirmation.submit(text)}
            onProblem={setProblem}
          />
        </div>
        <div className={styles.buttons}>
          <SubmitButton submission={submission} />
          <Button variant="default" onClick={reset}>
            Reset
          </Button>
        </div>
      </div>
      <div className={styles.below}>
        <div id={help} className={styles.message}>
          {submission.running ? (
            <Running key={submission.query} text="Waiting for the result" onCancel={submission.cancel} />
          ) : (
            <QueryError
              message={submission.error}
              asked={submission.query ?? ''}
              problem={problem}
              text={text}
              onGo={(place) => box.current?.select(place)}
            />
          )}
        </div>
        <SubmitOptions />
      </div>
      {confirmation.dialog}
    </form>
  );
}

function SubmitButton({ submission }: { readonly submission: Submission }) {
  const querying = useDelayed(submission.running);
  return (
    <Button
      type="submit"
      className={styles.submit}
      color={submission.error === undefined ? undefined : 'brick'}
      leftSection={querying && <Loader size={14} color="currentColor" />}
    >
      {querying ? 'Querying' : 'Submit'}
    </Button>
  );
}

/** Runs a query at once or after its dialog; one that cannot be read needs none. No text stands for the builder's. */
function useConfirmation(submission: Submission) {
  const { warnSubmit } = useSettings();
  const [asked, setAsked] = useState<string>();
  const submit = (text: string) => {
    const built = text.trim() === '' ? differingBuiltQuery('') : undefined;
    const query = built ?? text;
    if (built !== undefined) applyBuiltQuery(built);
    if (warnSubmit && query.trim() !== '' && !syntaxDiagnostic(query)) setAsked(query);
    else submission.run(query);
  };
  const dialog = asked !== undefined && (
    <ConfirmDialog
      query={asked}
      built={differingBuiltQuery(asked)}
      onSubmit={() => submission.run(asked)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { submit, dialog };
}
