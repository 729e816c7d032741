import type { ReactNode } from 'react';
import { genePage } from '../../router/genePage.ts';
import type { SceneNode } from './scene/scene.ts';
import styles from './Details.module.css';

/** Facts about a gene or an edge, as names and values. */
export function FactList({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A gene and its symbol: the id opens the page of the gene in a new window, so that the drawing stays. */
export const GeneName = ({ node: { id, name } }: { readonly node: SceneNode }) => (
  <>
    <a href={genePage(id)} target="_blank" rel="noreferrer">
      {id}
    </a>{' '}
    {name && <em>{name}</em>}
  </>
);
