import type { ReactNode } from 'react';
import { useIsPhone } from './useIsPhone.ts';
import viewStyles from './view.module.css';

interface Props {
  readonly title: ReactNode;
  /** The question mark that explains the statistic of the view. */
  readonly help: ReactNode;
  /** What the view shows, always in sight. */
  readonly shown?: ReactNode;
  /** How it is computed: on a phone one line that opens, so that the view is in sight. */
  readonly children?: ReactNode;
}

/** The title of a view with a statistic, its question mark, and the sentences below it. */
export function ViewTitle({ title, help, shown, children }: Props) {
  const isFolded = useIsPhone() && children !== undefined;
  return (
    <div className={viewStyles.title}>
      <div className={viewStyles.titleLine}>
        <h2>{title}</h2>
        {help}
      </div>
      <p className={viewStyles.note}>
        {shown}
        {shown && ' '}
        {!isFolded && children}
      </p>
      {isFolded && (
        <details className={viewStyles.folded}>
          <summary>How this is computed</summary>
          <p>{children}</p>
        </details>
      )}
    </div>
  );
}
