import type { ReactNode } from 'react';
import { Warning } from './icons.tsx';
import styles from './states.module.css';

/** Something the reader must know before the figures below; scrolls when it is long. */
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
