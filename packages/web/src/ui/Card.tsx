import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a page with its heading. */
export function Card({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
