import { useSites } from '../../api/species.ts';
import styles from './SpeciesLinks.module.css';

/** Links to the sites of all species; the current one is marked. */
export function SpeciesLinks({ current }: { readonly current: string | undefined }) {
  const { editions, home } = useSites();
  if (editions.length < 2) return null;
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
