import { useState } from 'react';
import { useInputs, inputFields, type InputField, type InputValues } from '../../state/inputs.ts';
import { useSavedLists, type SavedList } from '../../state/savedLists.ts';
import { useSettings } from '../../state/settings.ts';
import type { Submission } from '../../state/submit.ts';
import { differingBuiltQuery } from './builder/builderSync.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { syntaxDiagnostic } from './editor/syntaxDiagnostic.ts';
import { inputKinds } from './inputs/inputKinds.ts';
import { sentInput } from '../../state/inputForm.ts';

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
