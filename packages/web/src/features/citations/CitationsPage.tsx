import { useMemo } from 'react';
import { useSite } from '../../api/site.ts';
import { useMotifSources, useSources } from '../../api/sources.ts';
import { Article } from '../../ui/Article.tsx';
import { Loaded, type LoadedQuery } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { DataSources } from './DataSources.tsx';
import { platformPaper, tools, type CitedMethod, type Paper } from './papers.ts';
import styles from './Citations.module.css';
import { noMotifSources, partKinds } from '@trellis/core/dataset';
import type { DescribedPart, SourcesView } from '@trellis/core/views';
import { PartSource } from './SourceList.tsx';
import { partTitles } from './sourceTexts.ts';

/** Page Citations: what to cite for the platform, the data of the edition and the methods. */
export function CitationsPage() {
  const { data: site } = useSite();
  const sources = useSources();
  // What it says of motif hits comes first: later it would move the sources.
  const { data: motifs = noMotifSources, isPending } = useMotifSources();
  const sections = useMemo(
    () => [
      { id: 'citing', title: 'Citing a result', body: <CitingText version={site?.version} /> },
      {
        id: 'data',
        title: 'Data sources',
        body: (
          <Loaded {...loadedSources(isPending ? { ...sources, data: undefined } : sources)}>
            {(view) => <DataSources view={view} motifs={motifs} label={site?.label ?? ''} />}
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
    [site?.version, site?.label, sources, motifs, isPending],
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

const loadedSources = (query: LoadedQuery<SourcesView>) => ({
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

/** Tools and methods with their papers. */
function MethodList({ methods }: { readonly methods: readonly CitedMethod[] }) {
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
function Citation({ paper: { authors, year, title, journal, doi } }: { readonly paper: Paper }) {
  return (
    <p>
      {authors} ({year}) {title}. <em>{journal}</em>.{' '}
      <a href={`https://doi.org/${doi}`} className={styles.doi}>
        doi:{doi}
      </a>
    </p>
  );
}

/** Gene lists, target networks and additional edges with their descriptions and sources. */
function PartList({ parts }: { readonly parts: readonly DescribedPart[] }) {
  const kinds = partKinds.filter((kind) => parts.some((part) => part.kind === kind));
  if (!kinds.length) return <p>This data set has no gene lists, target networks or additional edges.</p>;
  return kinds.map((kind) => (
    <section key={kind} className={styles.parts} aria-label={partTitles[kind][1]}>
      <h3>{partTitles[kind][1]}</h3>
      <dl>
        {parts
          .filter((part) => part.kind === kind)
          .map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>
                {part.description && <p>{part.description}</p>}
                <PartSource part={part} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
