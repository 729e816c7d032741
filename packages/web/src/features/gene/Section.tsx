import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Gene.module.css';

interface Props {
  readonly title: string;
  /** The sentence below the heading. */
  readonly note?: string;
  /** Section of the tutorial that explains the test of this section. */
  readonly help?: string;
  readonly children?: ReactNode;
}

/** A section of a gene page with its heading. */
export function Section({ title, note, help, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {note && (
        <p className={styles.facts}>
          {note} {help && <Link to={`/tutorial#${help}`}>How to read it</Link>}
        </p>
      )}
      {children}
    </section>
  );
}
