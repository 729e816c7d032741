import { Button, Modal } from '@mantine/core';
import { useInputs } from '../../state/inputs.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { Notice } from '../../ui/Notice.tsx';
import { askedInputs } from './askedFor.ts';
import { inputKinds } from './inputs/inputKinds.ts';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly query: string;
  /** What the builder would ask instead; undefined when it says the same. */
  readonly built: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Shows all that will be sent, before it is. */
export function ConfirmDialog({ query, built, onSubmit, onClose }: Props) {
  const { inputs, edges } = useInputs();
  const lists = useSavedLists((saved) => saved.lists);
  const submit = () => {
    onClose();
    onSubmit();
  };
  return (
    <Modal opened onClose={onClose} title="Submit this query?" size="lg" centered transitionProps={{ duration: 0 }}>
      <div className={styles.body}>
        <pre
          className={styles.query}
          data-differs={built !== undefined || undefined}
          tabIndex={0}
          aria-label="Query to submit"
        >
          {query}
        </pre>
        {built !== undefined && (
          <Notice title="The query builder says something else:">
            <code>{built}</code>. That is not submitted; Build Query takes it over into the text.
          </Notice>
        )}
        <dl className={styles.list}>
          <Line term="Additional Edge Features" says={edges.length ? edges.join(', ') : undefined} />
          {askedInputs(inputs, lists).map(({ field, says }) => (
            <Line key={field} term={inputKinds[field].title} says={says} />
          ))}
        </dl>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit} data-autofocus>
            Submit
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Line({ term, says }: { readonly term: string; readonly says: string | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      {says === undefined ? <dd className={styles.none}>No {term} Selected</dd> : <dd>{says}</dd>}
    </div>
  );
}
