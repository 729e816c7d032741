import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Release } from '@trellis/contract';
import { fileSize, releaseAddress, useReleases } from './releases.ts';
import { useSites } from '../../api/site.ts';
import { Article, type ArticleSection } from '../../ui/Article.tsx';
import { isFolder, withBase } from '../../router/base.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { LicenseTable } from './LicenseTable.tsx';
import { ReleaseFiles, FileTables } from './ReleaseFiles.tsx';
import { useHere } from '../../router/location.ts';
import { clientCommands, codeExamples, type CodeExample } from './codeExamples.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/toolIcons.tsx';
import styles from './Downloads.module.css';

/** Code to load a release in R, Python and DuckDB. */
const ReleaseCode = ({ release }: { readonly release: string }) => (
  <CodeExamples examples={codeExamples(releaseAddress(release))} />
);

/** Pieces of code, each with a button that copies it. */
function CodeExamples({ examples }: { readonly examples: readonly CodeExample[] }) {
  return examples.map(({ name, code }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.code}>
        <pre tabIndex={0} aria-label={`Code for ${name}`}>
          {code}
        </pre>
        <CopyButton label="Copy" title={`Copy the code for ${name}`} text={() => code} icon={<Copy />} />
      </div>
    </section>
  ));
}

/** Height of the files of a release in a wide window, so that nothing moves when they arrive. */
const filesHeight = 1080;

/** Page Downloads: the releases of the data set as files, and how to load them. */
export function DownloadsPage() {
  const releases = useReleases();
  const sections = useMemo(() => {
    const files = {
      id: 'files',
      title: 'Files',
      body: (
        <Loaded
          query={releases}
          loading={<Skeleton height={filesHeight} label="Loading the releases" />}
          failure="The releases could not be loaded."
        >
          {({ releases: [release], version, edition }) =>
            release ? <ReleaseFiles release={release} newest={version} /> : <NoReleaseYet edition={edition} />
          }
        </Loaded>
      ),
    };
    return [files, ...sectionsBelow(releases)];
  }, [releases]);
  return (
    <Article
      title="Downloads"
      lead={
        <p>
          The whole data set as files, for scripts and other programs. For the targets of some TFs only,{' '}
          <Link to="/query">run a query</Link> and download its table.
        </p>
      }
      sections={sections}
    />
  );
}

/** The sections below the files. They depend on whether there is a release, so there are none until that is known. */
function sectionsBelow({ data, error }: ReturnType<typeof useReleases>): ArticleSection[] {
  const clients = { id: 'clients', title: 'Clients for Python, R and TypeScript', body: <Clients /> };
  const [release, ...older] = data?.releases ?? [];
  if (!release) return (data || error) && !isFolder ? [clients] : [];
  return [
    { id: 'code', title: 'R, Python and DuckDB', body: <ReleaseCode release={release.name} /> },
    clients,
    { id: 'signs', title: 'Signs and weights of regulons', body: <SignText /> },
    { id: 'licenses', title: 'Licenses', body: <LicenseTable release={release} /> },
    { id: 'versions', title: 'Older releases', body: <OlderReleases releases={older} /> },
  ];
}

/** How to install the clients of this site for Python, R and TypeScript. */
function Clients() {
  const origin = useHere()?.origin ?? '';
  return (
    <>
      <p>
        {isFolder
          ? 'The clients list the releases of this site. What else they ask needs a site with a server, since this copy is a folder of files.'
          : 'The clients ask this site what its pages ask, and give tables.'}{' '}
        <Link to="/guide/clients">The guide has sessions with real output</Link>
      </p>
      <CodeExamples examples={clientCommands(origin + withBase(''))} />
    </>
  );
}

const NoReleaseYet = isFolder ? NoReleaseInFolder : NoRelease;

/** A folder has the releases that there were when it was written. */
function NoReleaseInFolder() {
  return (
    <p>
      This copy of the site is a folder of files and has no releases of the whole data set.{' '}
      <Link to="/query">Run a query</Link> and download its table.
    </p>
  );
}

/** What to do as long as no release was written. */
function NoRelease({ edition }: { readonly edition: string }) {
  const { title } = useSites();
  const command = `trellis release --edition ${edition}`;
  return (
    <>
      <p>
        The {title(edition)} data set has no release yet. The administrator of this site can write one, and it then
        appears here:
      </p>
      <div className={styles.code}>
        <pre tabIndex={0} aria-label="Command">
          {command}
        </pre>
        <CopyButton label="Copy" text={() => command} icon={<Copy />} />
      </div>
      <p>
        Until then, each result of a <Link to="/query">query</Link> can be downloaded, for example{' '}
        <Link to="/query?query=all_tfs">all TFs</Link>, and the <a href="/api/docs">API</a> gives every view as JSON.
      </p>
    </>
  );
}

/** Releases of older versions, each with its files when it is opened. */
function OlderReleases({ releases }: { readonly releases: readonly Release[] }) {
  if (releases.length === 0) return <p>There is no other release.</p>;
  return releases.map((release) => (
    <details key={release.name} className={styles.details}>
      <summary>
        Version {release.name}, {fileSize(release.files.reduce((sum, { bytes }) => sum + bytes, 0))}
      </summary>
      <FileTables release={release} />
    </details>
  ));
}

/** What the signs and weights of the regulons mean. */
function SignText() {
  return (
    <>
      <p>
        <code>mor</code> is 1 where the TF induces the target and −1 where it represses it. In experiments that made
        more of the TF it is the sign of the fold change. In experiments that removed the TF, such as a knockout, it
        is the opposite sign: a gene that falls without the TF is induced by it. The column <code>perturbation</code>{' '}
        of the analyses says which it was and from which metadata that was read. Where they do not say it, the sign is
        that of the fold change.
      </p>
      <p>
        <code>weight</code> for decoupleR is <code>mor</code> times the confidence: agreeing minus disagreeing
        analyses, divided by their number plus one. One analysis alone gives 0.5, and four that agree give 0.8.
        Binding has no direction, so a target that is only bound, or for which the analyses are split evenly, is not
        in that table. The table for pySCENIC has all targets, with <code>mor</code> 0 for those.{' '}
        <Link to="/guide/releases#signs-and-weights">Read more in the guide</Link>
      </p>
    </>
  );
}
