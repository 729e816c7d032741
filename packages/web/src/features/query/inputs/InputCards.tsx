import { useState, type FormEvent } from 'react';
import { TextInput } from '@mantine/core';
import { inputFields } from '../../../state/inputs.ts';
import { OwnCard } from '../own/OwnCard.tsx';
import { InputCard } from './InputCard.tsx';
import { Button, TextButton } from '../../../ui/Button.tsx';
import { useSavedLists, problemOfName } from '../../../state/savedLists.ts';
import { Card } from '../../../ui/Page.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './inputs.module.css';

/** The cards of the four inputs, of the saved lists, and of the user's own analyses. */
export function InputCards() {
  return (
    <div className={styles.cards}>
      {inputFields.map((field) => (
        <InputCard key={field} field={field} />
      ))}
      <SavedListsCard />
      <OwnCard />
    </div>
  );
}

/** Renames and removes saved lists; the last removal can be undone. */
function SavedListsCard() {
  const { lists, removed, clear, undo } = useSavedLists();
  const [open, setOpen] = useState(false);
  return (
    <Card title="Additional Options">
      <p className={styles.does}>
        {lists.length ? `${countOf(lists.length, 'list')} saved in this browser.` : 'No saved lists in this browser.'}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" disabled={!lists.length} onClick={() => setOpen(true)}>
          Remove or Rename Lists
        </Button>
        <Button variant="default" disabled={!lists.length} onClick={clear}>
          Clear Saved Lists
        </Button>
      </div>
      {removed.length > 0 && (
        <p role="status" className={styles.undo}>
          Removed {removed.length === 1 ? removed[0].name : countOf(removed.length, 'list')}.{' '}
          <TextButton onClick={undo}>Undo</TextButton>
        </p>
      )}
      {open && <SavedListsDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** The saved lists, each with a field for its name and a button that removes it. */
function SavedListsDialog({ onClose }: { readonly onClose: () => void }) {
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
