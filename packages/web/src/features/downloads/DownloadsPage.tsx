import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Release, Releases } from '@trellis/contract';
import { useReleases } from '../../api/releases.ts';
import { Article } from '../../ui/Article.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CodeExamples } from './CodeExamples.tsx';
import { LicenseTable } from './LicenseTable.tsx';
import { NoRelease } from './NoRelease.tsx';
import { OlderReleases } from './OlderReleases.tsx';
import { ReleaseFiles } from './ReleaseFiles.tsx';
import { SignText } from './SignText.tsx';

/** Heights of the sections of a release in a wide window, so that nothing moves when they arrive. */
const heights = { files: 1080, code: 910, signs: 165, licenses: 350, versions: 20 };

/** Page Downloads: the releases of the data set as files, and how to load them. */
export function DownloadsPage() {
  const releases = useReleases();
  const sections = useMemo(() => {
    const section = (
      id: keyof typeof heights,
      title: string,
      ofRelease: (release: Release, all: Releases) => ReactNode,
    ) => ({
      id,
      title,
      body: (
        <Loaded
          query={releases}
          loading={<Skeleton height={heights[id]} label="Loading the releases" />}
          failure="The releases could not be loaded."
        >
          {(all) => {
            const [first] = all.releases;
            return first ? ofRelease(first, all) : id === 'files' && <NoRelease edition={all.edition} />;
          }}
        </Loaded>
      ),
    });
    const filesSection = section('files', 'Files', (release, all) => (
      <ReleaseFiles release={release} newest={all.version} />
    ));
    if (releases.data?.releases.length === 0) return [filesSection];
    return [
      filesSection,
      section('code', 'R, Python and DuckDB', ({ name }) => <CodeExamples release={name} />),
      section('signs', 'Signs and weights of regulons', () => <SignText />),
      section('licenses', 'Licenses', (release) => <LicenseTable release={release} />),
      section('versions', 'Older releases', (_, all) => <OlderReleases releases={all.releases.slice(1)} />),
    ];
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
