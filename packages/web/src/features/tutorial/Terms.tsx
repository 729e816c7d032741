import type { ReactNode } from 'react';
import styles from './Tutorial.module.css';

/** Words and what they mean, side by side. */
export function Terms({ terms }: { readonly terms: readonly (readonly [term: ReactNode, says: ReactNode])[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, says], index) => (
        <div key={index} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
