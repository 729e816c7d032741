import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { WindowTitle } from './WindowTitle.tsx';

interface Props {
  readonly title: string;
  /** The heading; default: the title of the window. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** A page of reading width with its heading and the title of the window. */
export function Page({ title, heading, children }: Props) {
  return (
    <div className={styles.page}>
      <WindowTitle>{title}</WindowTitle>
      <h1 tabIndex={-1}>{heading ?? title}</h1>
      {children}
    </div>
  );
}
