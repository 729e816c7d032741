import { pages } from 'virtual:guide/pages';
import { Link } from 'wouter';
import { Page } from '../../ui/Page.tsx';
import { GuideList } from './GuideList.tsx';
import { GuideSearch } from './GuideSearch.tsx';
import styles from './Guide.module.css';

const groups = [...new Set(pages.map(({ group }) => group))];

/** Page Guide: all guides by group. */
export const GuideIndex = () => (
  <Page title="Guide">
    <meta
      name="description"
      content="Guides to Trellis: the query language, gene lists, statistics, files, the command line, and running a site."
    />
    <p className={styles.intro}>
      What queries, tests and files mean, and how to use Trellis from scripts or run a site. The{' '}
      <Link to="/tutorial">tutorial</Link> shows the same with the data of this site.
    </p>
    <GuideSearch />
    {groups.map((group) => (
      <section key={group} className={styles.group} aria-label={group}>
        <h2>{group}</h2>
        <GuideList guides={pages.filter((page) => page.group === group)} />
      </section>
    ))}
  </Page>
);
