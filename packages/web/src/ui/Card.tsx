import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own. */
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
