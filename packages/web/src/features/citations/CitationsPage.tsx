import { useMemo } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../api/site.ts';
import { Article } from '../../ui/Article.tsx';
import { platformPaper, tools } from './papers.ts';
import { Citation, SourceList } from './SourceList.tsx';
import { sourcesOf } from './speciesSources.ts';
import styles from './Citations.module.css';

/** Page Citations: the papers to cite for the platform, the data and the tools. */
export function CitationsPage() {
  const { data: site } = useSite();
  const edition = site?.edition ?? '';
  const label = site?.label ?? '';
  const sections = useMemo(
    () => [
      { id: 'citing', title: 'Citing a result', body: <CitingText version={site?.version} /> },
      { id: 'data', title: 'Data sources', body: <DataSources edition={edition} label={label} /> },
      { id: 'tools', title: 'Tools and methods', body: <SourceList sources={tools} /> },
    ],
    [site?.version, edition, label],
  );
  return (
    <Article
      title="Citations"
      lead={
        <p>Results are based on other people’s experiments and methods. These are the papers to cite for them.</p>
      }
      sections={sections}
    />
  );
}

function CitingText({ version }: { readonly version: string | undefined }) {
  return (
    <>
      <p>
        For this kind of platform, cite the paper that introduced it, and for each analysis, cite its experiment: the
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

function DataSources({ edition, label }: { readonly edition: string; readonly label: string }) {
  const { species, sources } = sourcesOf(edition);
  return (
    <>
      {label && (
        <p className={styles.note}>
          The data set of this site is {label}. None of it comes from these papers; they are the sources of real data
          of these kinds.
        </p>
      )}
      <p>
        The <Link to="/overview">data overview</Link> lists the analyses of this site. The main sources of such data
        for <em>{species}</em>:
      </p>
      <SourceList sources={sources} />
    </>
  );
}
