import type { GuideInfo } from 'virtual:guide/pages';
import { Link } from 'wouter';
import styles from './Guide.module.css';

/** Guides with their first sentences. */
export const GuideList = ({ guides }: { readonly guides: readonly GuideInfo[] }) => (
  <ul className={styles.list}>
    {guides.map(({ name, title, description }) => (
      <li key={name}>
        <Link to={`/guide/${name}`}>{title}</Link>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
