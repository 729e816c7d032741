import { feedbackLimits } from '@trellis/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useSendFeedback } from '../../api/feedback.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Check } from '../../ui/icons.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { useFeedbackDraft } from './draft.ts';
import { nameFault, textFault } from './faults.ts';
import styles from './FeedbackPage.module.css';

/** Name and text with Submit and Reset; says that it has arrived, or why not and keeps what was written. */
export function FeedbackForm() {
  const { name, feedback, write, clear } = useFeedbackDraft();
  const { mutate, reset, isPending, isSuccess, error } = useSendFeedback();
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const count = useId();
  const faults = { name: nameFault(name), feedback: textFault(feedback) };

  const change = (next: Parameters<typeof write>[0]) => {
    write(next);
    reset();
  };
  const send = () => {
    setTried(true);
    if (faults.name) return nameField.current?.focus();
    if (faults.feedback || isPending) return;
    mutate({ name, feedback }, { onSuccess: () => (clear(), setTried(false)) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const startAnew = () => {
    clear();
    reset();
    setTried(false);
    nameField.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Feedback">
      <TextInput
        ref={nameField}
        label="Name"
        required
        autoComplete="name"
        value={name}
        error={tried && faults.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div>
        <Textarea
          label="Feedback"
          autosize
          minRows={6}
          maxRows={20}
          value={feedback}
          error={faults.feedback}
          aria-describedby={count}
          onChange={(event) => change({ feedback: event.currentTarget.value })}
        />
        <p id={count} className={styles.under} data-over={faults.feedback ? true : undefined}>
          <span>With an address in the text we can answer; without one we cannot.</span>
          <span>
            {formatCount([...feedback].length)} / {formatCount(feedbackLimits.feedback)}
          </span>
        </p>
      </div>
      {error && <ErrorState message={`Something went wrong. ${error.message}`} onRetry={send} />}
      {isSuccess && (
        <p role="status" className={styles.done}>
          <Check />
          Feedback recorded!
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          Submit
        </Button>
        <Button variant="default" onClick={startAnew}>
          Reset
        </Button>
      </div>
    </form>
  );
}
