import type { InputField } from '../../../state/inputs.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { InputProblem } from './InputProblem.tsx';
import { NameList } from './NameList.tsx';
import type { InputText } from '../../../state/useInputText.ts';
import { useLookup, type Lookup } from './useLookup.ts';
import { useReadInput } from './useReadInput.ts';
import styles from './inputs.module.css';

interface Props {
  readonly field: InputField;
  readonly input: InputText;
}

/** The number of genes in an input, and the names that the data set does not have, before the query runs. */
export function InputCheck({ field, input }: Props) {
  const read = useReadInput(field, input);
  const lookup = useLookup(read?.problem === undefined ? read?.names : undefined, field === 'filtertfs');
  if (input.error) return <ErrorState message={input.error.message} onRetry={input.retry} />;
  if (!read) return null;
  if (read.problem !== undefined) return <InputProblem message={read.problem} />;
  return (
    <>
      <p className={styles.count} role="status">
        <strong>{read.summary}</strong>
        <RecognizedCount lookup={lookup} />
      </p>
      {lookup && 'answer' in lookup && <NameProblems answer={lookup.answer} />}
    </>
  );
}

type LookupAnswer = Extract<Lookup, { answer: unknown }>['answer'];

function RecognizedCount({ lookup }: { readonly lookup: Lookup }) {
  if (!lookup) return null;
  if ('error' in lookup) return <span className={styles.quiet}> The ids could not be checked: {lookup.error}</span>;
  return <span className={styles.quiet}>, {recognizedOf(lookup.answer)} recognized</span>;
}

function recognizedOf({ found, unknown, ambiguous, notTfs: notTfs }: LookupAnswer): string {
  const isAll = unknown.length + ambiguous.length + notTfs.length === 0;
  return isAll ? 'all' : formatCount(found - notTfs.length);
}

function NameProblems({ answer: { unknown, ambiguous, notTfs: notTfs } }: { readonly answer: LookupAnswer }) {
  return (
    <>
      <NameList title={`${formatCount(unknown.length)} not in the database`} names={unknown} />
      <NameList
        title={`${formatCount(ambiguous.length)} ambiguous, left out`}
        names={ambiguous.map(({ name, ids }) => `${name} (${ids.join(' or ')})`)}
      />
      <NameList
        title={
          notTfs.length === 1
            ? '1 gene has no analyses as a TF'
            : `${formatCount(notTfs.length)} genes have no analyses as TFs`
        }
        names={notTfs}
      />
    </>
  );
}
