import type { GeneLookup } from '@trellis/core/views';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { lookUp } from '../../../api/lists.ts';
import { useInputs, type InputField } from '../../../state/inputs.ts';
import { chooseRole } from '../../../state/reading/chooseRole.ts';
import type { FileChoice, FileReading } from '../../../state/reading/readingTask.ts';
import type { InputText } from '../../../state/useInputText.ts';
import { FileCard } from '../../../shared/genes/FileCard.tsx';
import { NameList } from '../../../shared/genes/NameList.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { useInputReading } from './inputKinds.ts';
import styles from './inputs.module.css';

interface Props {
  readonly field: InputField;
  readonly input: InputText;
}

/** What an input was understood as, with the ways to correct it, and the names that the data set does not have. */
export function InputCheck({ field, input }: Props) {
  const report = useInputReading(field, input);
  if (input.error) return <ErrorState message={input.error.message} onRetry={input.retry} />;
  if (!report) return null;
  if (report.problem !== undefined) return <InputProblem message={report.problem} />;
  return <Understood field={field} choices={input.choices ?? {}} read={report.read} />;
}

interface UnderstoodProps {
  readonly field: InputField;
  readonly choices: FileChoice;
  readonly read: FileReading;
}

function Understood({ field, choices, read }: UnderstoodProps) {
  const change = useInputs((store) => store.change);
  const choose = (next: FileChoice) => change(field, { choices: { ...choices, ...next } });
  const lookup = useLookup(field === 'filtertfs' ? read.genes : undefined, true);
  return (
    <>
      <FileCard
        {...read}
        answers={choices.answers ?? {}}
        onAnswer={(code, answer) => choose({ answers: { ...choices.answers, [code]: answer } })}
        onRole={(index, role) => choose({ chosen: chooseRole(read.file.columns, index, role) })}
      />
      <NameList title={`${formatCount(read.unknown.length)} not in the database`} names={read.unknown} />
      <NameList
        title={`${formatCount(read.ambiguous.length)} ambiguous, left out`}
        names={read.ambiguous.map(({ name, ids }) => `${name} (${ids.join(' or ')})`)}
      />
      <NotTfs lookup={lookup} />
    </>
  );
}

/** Genes among the filter TFs that are the TF of no analysis. */
function NotTfs({ lookup }: { readonly lookup: Lookup }) {
  if (!lookup || 'error' in lookup) return null;
  const { notTfs } = lookup.answer;
  const title =
    notTfs.length === 1
      ? '1 gene has no analyses as a TF'
      : `${formatCount(notTfs.length)} genes have no analyses as TFs`;
  return <NameList title={title} names={notTfs} />;
}

type Lookup = { readonly answer: GeneLookup } | { readonly error: string } | undefined;

/**
 * Looks up the names of an input, as TFs with `tfs`; undefined while loading and without names. New names abort the
 * previous call.
 */
function useLookup(names: readonly string[] | undefined, tfs: boolean): Lookup {
  const [state, setState] = useState<{ readonly names: readonly string[]; readonly lookup: Lookup }>();
  useEffect(() => {
    if (!names) return;
    const controller = new AbortController();
    const finish = (lookup: Lookup) => {
      if (!controller.signal.aborted) setState({ names, lookup });
    };
    lookUp(names, { tfs, signal: controller.signal }).then(
      (answer) => finish({ answer }),
      (error: unknown) => finish({ error: messageOf(error) }),
    );
    return () => controller.abort();
  }, [names, tfs]);
  return state?.names === names ? state?.lookup : undefined;
}

/** Why an input cannot be used; empty without a message. */
export function InputProblem({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {message}
    </p>
  );
}
