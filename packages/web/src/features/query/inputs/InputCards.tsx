import { useState } from 'react';
import { inputFields } from '../../../state/inputs.ts';
import { OwnCard } from '../own/OwnCard.tsx';
import { InputCard } from './InputCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useSavedLists } from '../../../state/savedLists.ts';
import { Card } from '../../../ui/Card.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { SavedListsDialog } from './SavedListsDialog.tsx';
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
