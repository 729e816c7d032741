import type { ReactNode } from 'react';
import viewStyles from './view.module.css';

interface Props {
  readonly title: ReactNode;
  /** The question mark that explains the statistic of the view. */
  readonly help: ReactNode;
  /** The sentence below the title. */
  readonly children: ReactNode;
}

/** The title of a view with a statistic, its question mark, and a sentence. */
export const ViewTitle = ({ title, help, children }: Props) => (
  <div className={viewStyles.title}>
    <div className={viewStyles.titleLine}>
      <h2>{title}</h2>
      {help}
    </div>
    <p className={viewStyles.note}>{children}</p>
  </div>
);
