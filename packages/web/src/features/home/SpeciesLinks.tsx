import { useHere } from '../../api/here.ts';
import { siblingOf, species } from '../../api/species.ts';
import styles from './SpeciesLinks.module.css';

/** Links to the sites of all species; the current one is marked. */
export function SpeciesLinks({ current }: { readonly current: string | undefined }) {
  const here = useHere();
  return (
    <nav className={styles.species} aria-label="Species">
      {species.map(({ edition, name }) => (
        <a
          key={edition}
          className={styles.one}
          href={siblingOf(edition, here)}
          aria-current={edition === current ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
