import { useState } from 'react';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Regulators.module.css';
import { useRegulatorOptions } from './state.ts';

/** The query that names the analyses to test; it is asked with Enter or the button. */
export function LibraryField() {
  const { library, set } = useRegulatorOptions();
  const [named] = useSite().data?.namedQueries ?? [];
  const [typed, setTyped] = useState({ text: library, over: library });
  const text = typed.over === library ? typed.text : library;
  return (
    <form
      className={styles.library}
      onSubmit={(event) => {
        event.preventDefault();
        set({ library: text.trim() });
      }}
    >
      <input
        className={styles.field}
        aria-label="Analyses to test"
        placeholder={named ? `All analyses; or a query: ${named}` : 'All analyses; or a query'}
        value={text}
        spellCheck={false}
        onChange={(event) => setTyped({ text: event.currentTarget.value, over: library })}
      />
      <Button type="submit" variant="default" disabled={text.trim() === library}>
        Test these
      </Button>
    </form>
  );
}
