import { Modal, TextInput, type ModalProps } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

type DialogProps = Omit<ModalProps, 'opened' | 'returnFocus'>;

/** A dialog that is open as long as it is rendered. Then the focus is again where it was. */
export function Dialog(props: DialogProps) {
  useReturnedFocus();
  return <Modal opened centered transitionProps={{ duration: 0 }} returnFocus={false} {...props} />;
}

function useReturnedFocus(): void {
  const [before] = useState(focusedElement);
  useEffect(
    () => () => {
      if (!before || focusedElement()) return;
      // Another element can have taken its place.
      const now = before.isConnected ? before : document.getElementById(before.id);
      now?.focus({ preventScroll: true });
    },
    [before],
  );
}

/** The element with the focus, which can be a mark of a figure; of an item of a menu, which is about to close, the button of the menu. */
function focusedElement(): HTMLElement | SVGElement | undefined {
  const { activeElement: focused, body } = document;
  if (focused instanceof SVGElement) return focused;
  if (!(focused instanceof HTMLElement) || focused === body) return undefined;
  const button = focused.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || focused;
}

interface NameDialogProps {
  readonly title: string;
  /** Existing names. */
  readonly taken: readonly string[];
  /** Why a name is not allowed; undefined when it is. */
  readonly problemOf: (name: string) => string | undefined;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a list. A name that exists can be used again: the dialog says that it replaces the list. */
export function NameDialog({ title, taken, problemOf, onSave, onClose }: NameDialogProps) {
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
