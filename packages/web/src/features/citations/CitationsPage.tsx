import { useMemo } from 'react';
import { useSite } from '../../api/site.ts';
import { useSources } from '../../api/sources.ts';
import { Article } from '../../ui/Article.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DataSources } from './DataSources.tsx';
import { Citation, MethodList } from './MethodList.tsx';
import { platformPaper, tools } from './papers.ts';
import { PartList } from './PartList.tsx';

/** Page Citations: what to cite for the platform, the data of the edition and the methods. */
export function CitationsPage() {
  const { data: site } = useSite();
  const sources = useSources();
  const sections = useMemo(
    () => [
      { id: 'citing', title: 'Citing a result', body: <CitingText version={site?.version} /> },
      {
        id: 'data',
        title: 'Data sources',
        body: (
          <Loaded {...loadedSources(sources)}>
            {(view) => <DataSources view={view} label={site?.label ?? ''} />}
          </Loaded>
        ),
      },
      {
        id: 'parts',
        title: 'Lists, networks and edges',
        body: <Loaded {...loadedSources(sources)}>{({ parts }) => <PartList parts={parts} />}</Loaded>,
      },
      { id: 'tools', title: 'Tools and methods', body: <MethodList methods={tools} /> },
    ],
    [site?.version, site?.label, sources],
  );
  return (
    <Article
      title="Citations"
      lead={
        <p>
          Results are based on other people’s experiments and methods. Cite the sources of the analyses that you use.
        </p>
      }
      sections={sections}
    />
  );
}

const loadedSources = (query: ReturnType<typeof useSources>) => ({
  query,
  loading: <Skeleton height={320} label="Loading the sources" />,
  failure: 'The sources could not be loaded.',
});

function CitingText({ version }: { readonly version: string | undefined }) {
  return (
    <>
      <p>
        Cite the source of each analysis, as listed below, and the paper that introduced this kind of platform. The
        metadata of a result name the experimenter and the date.
      </p>
      <Citation paper={platformPaper} />
      <p>
        To let others repeat your work, give the link of the result and the version of the data set
        {version ? (
          <>
            : now <code title={version}>{version.slice(0, 12)}</code>.
          </>
        ) : (
          '.'
        )}
      </p>
    </>
  );
}
