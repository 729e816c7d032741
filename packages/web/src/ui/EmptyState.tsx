import type { ReactNode } from 'react';
import styles from './states.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Placeholder of a view without content: why there is none, and what to do next. */
export function EmptyState({ title, children }: Props) {
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
