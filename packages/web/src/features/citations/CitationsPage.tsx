import { useMemo } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../api/site.ts';
import { Article } from '../../ui/Article.tsx';
import { platformPaper, sourcesOf, tools } from './papers.ts';
import { Citation, SourceList } from './SourceList.tsx';
import styles from './Citations.module.css';

/** Page Citations: whom to cite for the platform, the data and the tools. */
export function CitationsPage() {
  const { data: site } = useSite();
  const edition = site?.edition ?? '';
  const label = site?.label ?? '';
  const sections = useMemo(
    () => [
      { id: 'citing', title: 'Citing a result', body: <Citing version={site?.version} /> },
      { id: 'data', title: 'Data sources', body: <Data edition={edition} label={label} /> },
      { id: 'tools', title: 'Tools and methods', body: <SourceList sources={tools} /> },
    ],
    [site?.version, edition, label],
  );
  return (
    <Article
      title="Citations"
      lead={<p>Results stand on other people’s experiments and methods. These are the papers to cite for them.</p>}
      sections={sections}
    />
  );
}

function Citing({ version }: { readonly version: string | undefined }) {
  return (
    <>
      <p>
        For this kind of platform cite the paper that introduced it, and for each analysis that you use the experiment
        it comes from: the metadata of a result name its experimenter and date.
      </p>
      <Citation paper={platformPaper} />
      <p>
        To let others repeat what you did, give the link of the result and the version of the data set
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

function Data({ edition, label }: { readonly edition: string; readonly label: string }) {
  const { species, sources } = sourcesOf(edition);
  return (
    <>
      {label && (
        <p className={styles.note}>
          The data set of this site is {label}. None of it comes from these papers; they are where real data of these
          kinds come from.
        </p>
      )}
      <p>
        The <Link to="/overview">data overview</Link> lists the analyses that this site has. The main sources of such
        data for <em>{species}</em>:
      </p>
      <SourceList sources={sources} />
    </>
  );
}
