import { TextInput } from '@mantine/core';
import { Button } from './Button.tsx';
import { useState, type FormEvent } from 'react';
import { Dialog } from './Dialog.tsx';
import styles from './NameDialog.module.css';

interface Props {
  readonly title: string;
  /** Existing names. */
  readonly taken: readonly string[];
  /** Why a name is not allowed; undefined when it is. */
  readonly problemOf: (name: string) => string | undefined;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a list. A name that exists can be used again: the dialog says that it replaces the list. */
export function NameDialog({ title, taken, problemOf, onSave, onClose }: Props) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const problem = problemOf(name);
  const replaces = taken.includes(name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (problem !== undefined) return;
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <TextInput
          label="Name"
          placeholder="Enter Name"
          data-autofocus
          value={name}
          error={tried && problem}
          description={replaces ? `A list named "${name.trim()}" already exists; it will be replaced.` : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{replaces ? 'Replace' : 'Add'}</Button>
        </div>
      </form>
    </Dialog>
  );
}
