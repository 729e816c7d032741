import { use, useMemo } from 'react';
import { pages, type GuideInfo, type GuideText } from 'virtual:guide/pages';
import { useSite } from '../../api/site.ts';
import { guideInPath } from '../../router/guidePage.ts';
import { usePlace } from '../../router/Router.tsx';
import { Article } from '../../ui/Article.tsx';
import { GuideHtml } from './GuideHtml.tsx';
import { GuideSearch } from './GuideSearch.tsx';
import { guideNamed, guideText } from './guideTexts.ts';
import { MissingGuide } from './MissingGuide.tsx';
import { NeighborLinks } from './NeighborLinks.tsx';

export { loadGuideAt } from './guideTexts.ts';

/** Page of a guide: its text with contents, search, and links to its neighbors. */
export function GuidePage() {
  const name = guideInPath(usePlace().pathname);
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
  const { name, title, description, headings } = guide;
  const { lead, sections } = text;
  const editUrl = useSite().data?.guideEditUrl;
  const shown = useMemo(
    () =>
      headings.map((heading, i) => ({
        ...heading,
        body: <GuideHtml guide={name} part={String(i)} html={sections[i]} />,
      })),
    [name, headings, sections],
  );
  const index = pages.indexOf(guide);
  return (
    <>
      <meta name="description" content={description} />
      <Article
        title={title}
        kicker={{ to: '/guide', name: 'Guide' }}
        search={<GuideSearch />}
        lead={<GuideHtml guide={name} part="lead" html={lead} />}
        sections={shown}
        end={<NeighborLinks previous={pages[index - 1]} next={pages[index + 1]} edit={editAddress(editUrl, name)} />}
      />
    </>
  );
}

/** Address at which a guide can be changed; undefined without one in the settings. */
const editAddress = (folder: string | undefined, name: string): string | undefined =>
  folder ? `${folder.replace(/\/$/, '')}/${name}.md` : undefined;
