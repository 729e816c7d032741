import { pages } from 'virtual:guide/pages';
import { Link } from 'wouter';
import { Page } from '../../ui/Page.tsx';
import { GuideList } from './GuideList.tsx';
import { GuideSearch } from './GuideSearch.tsx';
import { nearestGuides } from './nearestGuides.ts';
import styles from './Guide.module.css';

/** Page of an address under /guide without a guide: the nearest ones, and a link to all. */
export function MissingGuide({ name }: { readonly name: string }) {
  const nearest = nearestGuides(name, pages);
  return (
    <Page title="No such guide">
      <p>
        There is no guide called “{name}”. <Link to="/guide">All guides</Link>
      </p>
      <GuideSearch />
      {nearest.length > 0 && (
        <section className={styles.group} aria-labelledby="nearest">
          <h2 id="nearest">Nearest pages</h2>
          <GuideList guides={nearest} />
        </section>
      )}
    </Page>
  );
}
