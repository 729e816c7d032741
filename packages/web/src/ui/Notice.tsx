import type { ReactNode } from 'react';
import { Warning } from './icons.tsx';
import styles from './states.module.css';

/** A message above the content that it is about; a long one scrolls. */
export function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Warning />
      <div className={styles.noticeBody} tabIndex={0} role="region" aria-label={title}>
        <strong>{title}</strong> {children}
      </div>
    </div>
  );
}
