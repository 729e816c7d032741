import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { sentInput } from '../../state/inputForm.ts';
import { inputFields, useInputs, type InputField, type InputValues } from '../../state/inputs.ts';
import { useChosenOwn } from '../../state/own/ownAnalyses.ts';
import { useSavedLists, type SavedList } from '../../state/savedLists.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import type { Submission } from '../../state/submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/states.tsx';
import { differingBuiltQuery } from './builder/builderSync.ts';
import { syntaxDiagnostic } from './editor/syntaxDiagnostic.ts';
import { inputKinds } from './inputs/inputKinds.ts';
import styles from './useConfirmation.module.css';

/**
 * Runs a query, after the confirmation dialog if it is switched on; a query with a syntax error is confirmed only where the
 * builder has another one. Inputs that are chosen
 * but have nothing in them are a `problem` instead.
 */
export function useConfirmation(submission: Submission) {
  const { warnSubmit } = useSettings();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [wasStopped, setWasStopped] = useState(false);
  const unfinished = unfinishedInputs(
    useInputs(({ inputs }) => inputs),
    useSavedLists(({ lists }) => lists),
  );
  const submit = (query: string) => {
    setWasStopped(unfinished.length > 0);
    if (unfinished.length) return;
    const isOdd = syntaxDiagnostic(query) !== undefined && differingBuiltQuery(query) === undefined;
    if (warnSubmit && query.trim() !== '' && !isOdd) setUnconfirmed(query);
    else submission.run(query);
  };
  const dialog = unconfirmed !== undefined && (
    <ConfirmDialog
      query={unconfirmed}
      built={differingBuiltQuery(unconfirmed)}
      onSubmit={() => submission.run(unconfirmed)}
      onClose={() => setUnconfirmed(undefined)}
    />
  );
  const titles = unfinished.map((field) => inputKinds[field].title);
  const problem =
    wasStopped && titles.length
      ? `${titles.join(' and ')}: nothing is chosen or typed yet. Add a file or a text, or select None.`
      : undefined;
  return { submit, problem, dialog };
}

/** Inputs that have a source, but no file, text or list: a query with them would ignore what the user meant. */
const unfinishedInputs = (inputs: InputValues, lists: readonly SavedList[]): InputField[] =>
  inputFields.filter((field) => inputs[field].source !== 'none' && !sentInput(inputs[field], lists));

interface Props {
  readonly query: string;
  /** The query of the builder, when it differs. */
  readonly built: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Shows the query and its inputs before they are sent. */
function ConfirmDialog({ query, built, onSubmit, onClose }: Props) {
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

/** Number of characters that are shown of a list. */
const maxLength = 100;

/** An input in words; `summary` is undefined when nothing is sent for it. */
interface SubmittedInput {
  readonly field: InputField;
  readonly summary: string | undefined;
}

/** The inputs as they will be sent: the name of a predefined list, otherwise the beginning of the text. */
export function submittedInputs(inputs: InputValues, lists: readonly SavedList[]): SubmittedInput[] {
  return inputFields.map((field) => {
    const sent = sentInput(inputs[field], lists);
    return { field, summary: sent && (sent.text === undefined ? sent.name : truncate(sent.text)) };
  });
}

/** The first 100 characters of a text, with an ellipsis when it is longer. */
export const truncate = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
