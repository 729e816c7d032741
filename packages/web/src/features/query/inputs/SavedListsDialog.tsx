import { TextInput } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { problemOfName, useSavedLists } from '../../../state/savedLists.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import styles from './inputs.module.css';

/** The saved lists, each with a field for its name and a button that removes it. */
export function SavedListsDialog({ onClose }: { readonly onClose: () => void }) {
  const { lists, removed, undo } = useSavedLists();
  return (
    <Dialog onClose={onClose} title="Remove List">
      <ul className={styles.lists}>
        {lists.map(({ name }) => (
          <SavedListRow key={name} name={name} taken={lists.map((list) => list.name)} />
        ))}
      </ul>
      {!lists.length && <p>No saved lists.</p>}
      {removed.length > 0 && (
        <p className={styles.undo}>
          Removed {removed.map(({ name }) => name).join(', ')}. <TextButton onClick={undo}>Undo</TextButton>
        </p>
      )}
    </Dialog>
  );
}

function SavedListRow({ name, taken }: { readonly name: string; readonly taken: readonly string[] }) {
  const { rename, remove } = useSavedLists();
  const [next, setNext] = useState(name);
  const wanted = next.trim();
  const changed = wanted !== name;
  const problem =
    changed && taken.includes(wanted) ? `A list named "${wanted}" already exists.` : problemOfName(next);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (problem === undefined) rename(name, wanted);
  };
  return (
    <li>
      <form onSubmit={submit} className={styles.row} noValidate>
        <TextInput
          className={styles.grow}
          aria-label={`Name of ${name}`}
          value={next}
          error={problem}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!changed || problem !== undefined}>
          Rename
        </Button>
        <Button variant="default" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
          Remove
        </Button>
      </form>
    </li>
  );
}
