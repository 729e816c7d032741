import type { GuideInfo } from 'virtual:guide/pages';
import { Link } from 'wouter';
import styles from './Guide.module.css';

interface Props {
  readonly previous: GuideInfo | undefined;
  readonly next: GuideInfo | undefined;
  /** Address at which the page can be changed. */
  readonly edit: string | undefined;
}

/** Links at the end of a guide: to the one before it, to the next one, and to where it is changed. */
export const NeighborLinks = ({ previous, next, edit }: Props) => (
  <nav aria-label="Other guides" className={styles.neighbors}>
    {previous && (
      <Link to={`/guide/${previous.name}`} rel="prev">
        <small>Previous</small>
        {previous.title}
      </Link>
    )}
    {next && (
      <Link to={`/guide/${next.name}`} rel="next" className={styles.next}>
        <small>Next</small>
        {next.title}
      </Link>
    )}
    {edit && (
      <a className={styles.edit} href={edit}>
        Edit this page
      </a>
    )}
  </nav>
);
