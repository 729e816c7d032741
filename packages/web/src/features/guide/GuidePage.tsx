import { use, useMemo } from 'react';
import { pages, type GuideInfo, type GuideText } from 'virtual:guide/pages';
import { useSite } from '../../api/site.ts';
import { nameInPath } from '../../router/pageAddresses.ts';
import { usePageLocation } from '../../router/Router.tsx';
import { Article } from '../../ui/Article.tsx';
import { exampleNamesOf, fillHtml, fillText } from './exampleNames.ts';
import { GuideHtml } from './GuideHtml.tsx';
import styles from './Guide.module.css';
import { GuideSearch } from './GuideSearch.tsx';
import { guideNamed, guideText } from './guideTexts.ts';
import { Link } from 'wouter';
import { Page } from '../../ui/Page.tsx';
import { GuideList } from './GuideList.tsx';
import { nearestGuides } from './nearestGuides.ts';

interface Props {
  readonly previous: GuideInfo | undefined;
  readonly next: GuideInfo | undefined;
  /** Address at which the page can be changed. */
  readonly edit: string | undefined;
}

/** Links at the end of a guide: to the one before it, to the next one, and to where it is changed. */
const NeighborLinks = ({ previous, next, edit }: Props) => (
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

export { loadGuideAt } from './guideTexts.ts';

/** Page of a guide: its text with contents, search, and links to its neighbors. */
export function GuidePage() {
  const name = nameInPath(usePageLocation().pathname);
  const guide = guideNamed(name);
  return guide ? <FoundGuide key={name} guide={guide} /> : <MissingGuide name={name} />;
}

/**
 * Waits for the text of a guide. There are no hooks after `use`: React repeats a component whose promise is fulfilled,
 * and the text is then read without `use`, after which further hooks would fail.
 */
function FoundGuide({ guide }: { readonly guide: GuideInfo }) {
  const found = guideText(guide);
  return <GuideArticle guide={guide} text={found instanceof Promise ? use(found) : found} />;
}

function GuideArticle({ guide, text }: { readonly guide: GuideInfo; readonly text: GuideText }) {
  const { name, title, description, hasExampleNames, headings } = guide;
  const { lead, sections } = text;
  const { data: site } = useSite();
  const names = useMemo(() => exampleNamesOf(site), [site]);
  const shown = useMemo(
    () =>
      headings.map((heading, i) => ({
        ...heading,
        body: <GuideHtml guide={name} part={String(i)} html={fillHtml(sections[i], names)} />,
      })),
    [name, headings, sections, names],
  );
  const index = pages.indexOf(guide);
  return (
    <>
      <meta name="description" content={fillText(description, names)} />
      <Article
        title={title}
        kicker={{ to: '/guide', name: 'Guide' }}
        search={<GuideSearch />}
        lead={
          <>
            <GuideHtml guide={name} part="lead" html={fillHtml(lead, names)} />
            {hasExampleNames && (
              <p className={styles.names}>Examples name TFs of this site; their numbers are from demo data.</p>
            )}
          </>
        }
        sections={shown}
        end={
          <NeighborLinks
            previous={pages[index - 1]}
            next={pages[index + 1]}
            edit={editAddress(site?.guideEditUrl, name)}
          />
        }
      />
    </>
  );
}

/** Address at which a guide can be changed; undefined without one in the settings. */
const editAddress = (folder: string | undefined, name: string): string | undefined =>
  folder ? `${folder.replace(/\/$/, '')}/${name}.md` : undefined;

/** Page of an address under /guide without a guide: the nearest ones, and a link to all. */
function MissingGuide({ name }: { readonly name: string }) {
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
