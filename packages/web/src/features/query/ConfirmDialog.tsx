import { Checkbox } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useInputs } from '../../state/inputs.ts';
import { changeSettings } from '../../state/settings.ts';
import { useChosenOwn } from '../../state/own/ownAnalyses.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { Notice } from '../../ui/states.tsx';
import { inputKinds } from './inputs/inputKinds.ts';
import { submittedInputs } from './submittedInputs.ts';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly query: string;
  /** The query of the builder, when it differs. */
  readonly built: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Shows the query and its inputs before they are sent. */
export function ConfirmDialog({ query, built, onSubmit, onClose }: Props) {
  const [isLast, setIsLast] = useState(false);
  const submit = () => {
    if (isLast) changeSettings({ warnSubmit: false });
    onClose();
    onSubmit();
  };
  return (
    <Dialog onClose={onClose} title="Submit this query?" size="lg">
      <div className={styles.body}>
        <pre
          className={styles.query}
          data-differs={built !== undefined || undefined}
          tabIndex={0}
          aria-label="Query to submit"
        >
          {query}
        </pre>
        {built !== undefined && (
          <Notice title="The builder and the text differ:">
            <code>{built}</code>. Only the text runs; Build Query uses the builder’s version.
          </Notice>
        )}
        <SubmittedInputs />
        <Checkbox
          label="Do not ask again"
          checked={isLast}
          onChange={(event) => setIsLast(event.currentTarget.checked)}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit} data-autofocus>
            Submit
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function SubmittedInputs() {
  const { inputs, edges } = useInputs();
  const lists = useSavedLists((saved) => saved.lists);
  const own = useChosenOwn();
  return (
    <dl className={styles.list}>
      <InputLine title="Additional Edge Features" summary={edges.length ? edges.join(', ') : undefined} />
      {submittedInputs(inputs, lists).map(({ field, summary }) => (
        <InputLine key={field} title={inputKinds[field].title} summary={summary} />
      ))}
      <InputLine title="My Analyses" summary={own.length ? own.map(({ label }) => label).join(', ') : undefined} />
    </dl>
  );
}

function InputLine({ title, summary }: { readonly title: string; readonly summary: string | undefined }) {
  return (
    <div>
      <dt>{title}</dt>
      {summary === undefined ? <dd className={styles.none}>No {title} Selected</dd> : <dd>{summary}</dd>}
    </div>
  );
}
