import { siblingOf, species } from '../../api/species.ts';
import styles from './Species.module.css';

/** The sites of the species, the current one marked. */
export function Species({ edition }: { readonly edition: string | undefined }) {
  return (
    <nav className={styles.species} aria-label="Species">
      {species.map(({ edition: one, name }) => (
        <a
          key={one}
          className={styles.one}
          href={siblingOf(one, window.location)}
          aria-current={one === edition ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
