import { inputFields, useInputs, type InputField } from '../../state/inputs.ts';
import { sentInput } from '../../state/inputForm.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './QuickSearch.module.css';

const names: Readonly<Record<InputField, string>> = {
  targetgenes: 'target genes',
  filtertfs: 'filter TFs',
  targetnetworks: 'target network',
  backgroundgenes: 'background',
};

/** What a search is restricted by, since it may have been chosen on another page; nothing without a restriction. */
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
      Restricted by {sent.map(({ field, name }) => `${names[field]} ${name}`).join(', ')}.{' '}
      <TextButton onClick={clear}>Search all genes</TextButton>
    </p>
  );
}
