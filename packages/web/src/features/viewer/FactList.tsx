import type { ReactNode } from 'react';
import { geneLink } from '../../api/geneLink.ts';
import { useSite } from '../../api/site.ts';
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

/** A gene and its symbol, linked to the gene database of the site. */
export function GeneName({ node: { id, name } }: { readonly node: SceneNode }) {
  const { data: site } = useSite();
  const link = site && geneLink(id, site.geneLinks);
  return (
    <>
      {link ? (
        <a href={link.url} target="_blank" rel="noreferrer" title={link.name}>
          {id}
        </a>
      ) : (
        id
      )}{' '}
      {name && <em>{name}</em>}
    </>
  );
}
