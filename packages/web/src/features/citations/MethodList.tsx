import type { CitedMethod, Paper } from './papers.ts';
import styles from './Citations.module.css';

/** Tools and methods with their papers. */
export function MethodList({ methods }: { readonly methods: readonly CitedMethod[] }) {
  return (
    <dl className={styles.sources}>
      {methods.map(({ name, description, papers }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <p className={styles.says}>{description}</p>
            {papers.map((paper) => (
              <Citation key={paper.doi} paper={paper} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A paper as in a reference list, with its DOI. */
export function Citation({ paper: { authors, year, title, journal, doi } }: { readonly paper: Paper }) {
  return (
    <p>
      {authors} ({year}) {title}. <em>{journal}</em>.{' '}
      <a href={`https://doi.org/${doi}`} className={styles.doi}>
        doi:{doi}
      </a>
    </p>
  );
}
