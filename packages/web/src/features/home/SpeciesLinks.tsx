import { useSites } from '../../api/species.ts';
import styles from './SpeciesLinks.module.css';

/** Links to the sites of all species; the current one is marked. Their place is kept while they are unknown. */
export function SpeciesLinks({ current }: { readonly current: string | undefined }) {
  const { editions, home } = useSites();
  if (current !== undefined && editions.length < 2) return null;
  return (
    <nav className={styles.species} aria-label="Species">
      {editions.map(({ name, title, species }) => (
        <a
          key={name}
          className={styles.one}
          href={home(name)}
          title={species || undefined}
          aria-current={name === current ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
