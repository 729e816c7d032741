import { inputFields, useInputs, type InputField } from '../../state/inputs.ts';
import { sentInput } from '../../state/inputForm.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './QuickSearch.module.css';

const labels: Readonly<Record<InputField, string>> = {
  targetgenes: 'target genes',
  filtertfs: 'filter TFs',
  targetnetworks: 'target network',
  backgroundgenes: 'background',
};

/** The inputs that restrict the search, which may come from the query page; empty without one. */
export function Restrictions() {
  const { inputs, change } = useInputs();
  const lists = useSavedLists((saved) => saved.lists);
  const sent = inputFields.flatMap((field) => {
    const input = sentInput(inputs[field], lists);
    return input ? [{ field, name: input.name }] : [];
  });
  if (!sent.length) return null;
  const clear = () => sent.forEach(({ field }) => change(field, { source: 'none' }));
  return (
    <p className={styles.restricted}>
      Restricted by {sent.map(({ field, name }) => `${labels[field]} ${name}`).join(', ')}.{' '}
      <TextButton onClick={clear}>Search all genes</TextButton>
    </p>
  );
}
