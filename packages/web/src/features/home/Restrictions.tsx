import { inputFields, useInputs, type InputField } from '../../state/inputs.ts';
import { sentInput } from '../../state/inputForm.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { countOf } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './QuickSearch.module.css';

const labels: Readonly<Record<InputField, string>> = {
  targetgenes: 'target genes',
  filtertfs: 'filter TFs',
  targetnetworks: 'target network',
  backgroundgenes: 'background',
};

/** The inputs and own analyses of the search, which the query page sets; empty without any. */
export function Restrictions() {
  const { inputs, change, own, chooseOwn } = useInputs();
  const lists = useSavedLists((saved) => saved.lists);
  const sent = inputFields.flatMap((field) => {
    const input = sentInput(inputs[field], lists);
    return input ? [{ field, name: input.name }] : [];
  });
  const clear = () => sent.forEach(({ field }) => change(field, { source: 'none' }));
  return (
    <>
      {sent.length > 0 && (
        <p className={styles.restricted}>
          Restricted by {sent.map(({ field, name }) => `${labels[field]} ${name}`).join(', ')}.{' '}
          <TextButton onClick={clear}>Search all genes</TextButton>
        </p>
      )}
      {own.length > 0 && (
        <p className={styles.restricted}>
          The search sends {countOf(own.length, 'analysis', 'analyses')} of yours.{' '}
          <TextButton onClick={() => chooseOwn([])}>Send none</TextButton>
        </p>
      )}
    </>
  );
}
