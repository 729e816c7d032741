import { siblingOf, species } from '../../api/species.ts';
import styles from './SpeciesLinks.module.css';

/** Links to the sites of all species; the current one is marked. */
export function SpeciesLinks({ current }: { readonly current: string | undefined }) {
  return (
    <nav className={styles.species} aria-label="Species">
      {species.map(({ edition, name }) => (
        <a
          key={edition}
          className={styles.one}
          href={siblingOf(edition, window.location)}
          aria-current={edition === current ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
