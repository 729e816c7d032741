import type { GuideInfo } from 'virtual:guide/pages';
import { Link } from 'wouter';
import { useSite } from '../../api/site.ts';
import { exampleNamesOf, fillText } from './exampleNames.ts';
import styles from './Guide.module.css';

/** Guides with their first sentences. */
export function GuideList({ guides }: { readonly guides: readonly GuideInfo[] }) {
  const names = exampleNamesOf(useSite().data);
  return (
    <ul className={styles.list}>
      {guides.map(({ name, title, description }) => (
        <li key={name}>
          <Link to={`/guide/${name}`}>{title}</Link>
          <p>{fillText(description, names)}</p>
        </li>
      ))}
    </ul>
  );
}
