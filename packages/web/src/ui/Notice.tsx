import type { ReactNode } from 'react';
import { Warning } from './icons.tsx';
import styles from './states.module.css';

/** A message above the content that it is about; a long one scrolls. */
export function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.notice} aria-label={title}>
      <Warning />
      <div className={styles.noticeBody} tabIndex={0} role="group" aria-label={title}>
        <strong>{title}</strong> {children}
      </div>
    </section>
  );
}
