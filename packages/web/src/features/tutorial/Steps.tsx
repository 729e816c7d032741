import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Tutorial.module.css';

/** One step of a worked question. */
export interface Step {
  readonly title: string;
  readonly body: ReactNode;
  /** Address of the page where the step is done, and the words of its link. */
  readonly to: string;
  readonly link: string;
}

/** The steps of a worked question, in order; each opens in the site. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, body, to, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          {body}
          <p>
            <Link to={to}>{link}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}
