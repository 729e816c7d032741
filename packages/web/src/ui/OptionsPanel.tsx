import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Chevron } from './icons.tsx';
import styles from './OptionsPanel.module.css';

interface Props<Options> {
  /** What the view shows. */
  readonly options: Options;
  /** The same in words, next to the closed panel. */
  readonly summary: string;
  /** Why a choice cannot be computed; undefined if it can be. */
  readonly problemOf?: (draft: Options) => string | undefined;
  readonly onRecalculate: (options: Options) => void;
  /** The fields of a choice that is not computed yet. */
  readonly children: (draft: Options, change: (change: Partial<Options>) => void) => ReactNode;
}

/**
 * The options of an enrichment: closed, it says what they are; open, they can be changed, and Recalculate applies them and
 * closes the panel. Closing it otherwise forgets the changes.
 */
export function OptionsPanel<Options>({ options, summary, problemOf, onRecalculate, children }: Props<Options>) {
  const [draft, setDraft] = useState<Options>();
  const isOpen = draft !== undefined;
  const problem = isOpen ? problemOf?.(draft) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOpen || problem !== undefined) return;
    setDraft(undefined);
    onRecalculate(draft);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Button
          variant="default"
          rightSection={<Chevron />}
          aria-expanded={isOpen}
          onClick={() => setDraft(isOpen ? undefined : options)}
        >
          Options
        </Button>
        {!isOpen && <p className={styles.summary}>{summary}</p>}
      </div>
      {isOpen && (
        <form className={styles.fields} aria-label="Options" noValidate onSubmit={submit}>
          {children(draft, (change) => setDraft((now) => now && { ...now, ...change }))}
          <div className={styles.submit}>
            <Button type="submit" disabled={problem !== undefined}>
              Recalculate
            </Button>
            <p className={styles.summary} role="status">
              {problem}
            </p>
          </div>
        </form>
      )}
    </div>
  );
}
