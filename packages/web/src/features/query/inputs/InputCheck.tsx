import type { InputField } from '../../../state/inputs.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NameList } from './NameList.tsx';
import type { InputText } from './useInputText.ts';
import { useLookup, type Lookup } from './useLookup.ts';
import { useReadInput } from './useReadInput.ts';
import styles from './inputs.module.css';

interface Props {
  readonly field: InputField;
  readonly input: InputText;
}

/** How many genes an input holds, and which of its names the data set does not know, before the query is run. */
export function InputCheck({ field, input }: Props) {
  const read = useReadInput(field, input);
  const lookup = useLookup(read?.problem === undefined ? read?.names : undefined, field === 'filtertfs');
  if (input.error) return <ErrorState message={input.error.message} onRetry={input.retry} />;
  if (!read) return null;
  if (read.problem !== undefined) {
    return (
      <p role="alert" className={styles.problem}>
        {read.problem}
      </p>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        <strong>{read.says}</strong>
        <Found lookup={lookup} />
      </p>
      {lookup && 'answer' in lookup && <Strange lookup={lookup} />}
    </>
  );
}

function Found({ lookup }: { readonly lookup: Lookup }) {
  if (!lookup) return null;
  if ('error' in lookup) return <span className={styles.quiet}> The ids were not checked: {lookup.error}</span>;
  const { found, unknown, ambiguous, not_tfs: notTfs } = lookup.answer;
  const isAll = unknown.length + ambiguous.length + notTfs.length === 0;
  const known = isAll ? 'all' : (found - notTfs.length).toLocaleString('en');
  return <span className={styles.quiet}>, {known} of them known</span>;
}

function Strange({ lookup }: { readonly lookup: Extract<Lookup, { answer: unknown }> }) {
  const { unknown, ambiguous, not_tfs: notTfs } = lookup.answer;
  return (
    <>
      <NameList title={`${unknown.length.toLocaleString('en')} not in the database`} names={unknown} />
      <NameList
        title={`${ambiguous.length.toLocaleString('en')} ambiguous, left out`}
        names={ambiguous.map(({ name, ids }) => `${name} (${ids.join(' or ')})`)}
      />
      <NameList title={`${notTfs.length.toLocaleString('en')} the TF of no analysis`} names={notTfs} />
    </>
  );
}
