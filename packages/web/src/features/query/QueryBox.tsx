import { Button, Textarea } from '@mantine/core';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useDraft } from '../../api/draft.ts';
import type { Submission } from '../../api/submit.ts';
import { Running } from '../../ui/Running.tsx';
import { QueryError } from './QueryError.tsx';
import type { Place } from './errorPlace.ts';
import styles from './QueryBox.module.css';

interface Props {
  readonly submission: Submission;
  /** A number that grows each time the box should take the focus. */
  readonly focus: number;
}

/** The text of the query with Submit, Reset and Cancel, and below it what was wrong with the last try. */
export function QueryBox({ submission, focus }: Props) {
  const { text, write } = useDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  const help = useId();
  useEffect(() => box.current?.focus(), [focus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    submission.run(text);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const reset = () => {
    submission.cancel();
    write('');
    box.current?.focus();
  };
  const goTo = ({ offset, length }: Place) => {
    box.current?.focus();
    box.current?.setSelectionRange(offset, offset + length);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <Textarea
          ref={box}
          className={styles.box}
          classNames={{ input: styles.input }}
          aria-label="Query"
          aria-describedby={help}
          placeholder="Search transcription factors, e.g. AT4G24020 and AT5G65210"
          autosize
          minRows={4}
          maxRows={16}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          error={submission.error !== undefined}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={submitByKey}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            color={submission.error === undefined ? undefined : 'brick'}
            loading={submission.running}
          >
            Submit
          </Button>
          <Button variant="default" onClick={reset}>
            Reset
          </Button>
        </div>
      </div>
      <div id={help} className={styles.below}>
        {submission.running ? (
          <Running key={submission.query} text="Querying" onCancel={submission.cancel} />
        ) : (
          <QueryError message={submission.error} text={submission.query ?? ''} onGo={goTo} />
        )}
      </div>
    </form>
  );
}
