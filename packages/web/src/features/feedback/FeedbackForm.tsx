import { feedbackLimits } from '@trellis/contract';
import { Textarea, TextInput } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { useId, type FormEvent } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Check } from '../../ui/toolIcons.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { useFeedbackForm } from './useFeedbackForm.ts';
import styles from './FeedbackPage.module.css';

/** Name and feedback with Submit and Reset; confirms what was sent, or keeps it and shows the error. */
export function FeedbackForm() {
  const { values, errors, sending, nameField, change, send, reset } = useFeedbackForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Feedback">
      <TextInput
        ref={nameField}
        label="Name"
        required
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <FeedbackField text={values.feedback} error={errors.feedback} onChange={(feedback) => change({ feedback })} />
      {sending.error && <ErrorState message={`Something went wrong. ${sending.error.message}`} onRetry={send} />}
      {sending.isSuccess && (
        <p role="status" className={styles.done}>
          <Check />
          Feedback recorded!
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={sending.isPending}>
          Submit
        </Button>
        <Button variant="default" onClick={reset}>
          Reset
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function FeedbackField({ text, error, onChange }: FieldProps) {
  const count = useId();
  return (
    <div>
      <Textarea
        label="Feedback"
        autosize
        minRows={6}
        maxRows={20}
        value={text}
        error={error}
        aria-describedby={count}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={count} className={styles.under} data-over={error ? true : undefined}>
        <span>Add an email address if you would like a reply.</span>
        <span>
          {formatCount([...text].length)} / {formatCount(feedbackLimits.feedback)}
        </span>
      </p>
    </div>
  );
}
