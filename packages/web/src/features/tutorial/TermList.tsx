import type { ReactNode } from 'react';
import styles from './Tutorial.module.css';

/** Terms with their meanings. */
export function TermList({ terms }: { readonly terms: readonly (readonly [term: ReactNode, meaning: ReactNode])[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, meaning], index) => (
        <div key={index} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
