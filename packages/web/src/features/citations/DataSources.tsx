import { exportBibtex, exportRis } from '@trellis/contract';
import { hitText, type MotifSources } from '@trellis/core/dataset';
import { rangesOf, unknownLicense } from '@trellis/core/formats';
import type { Source, SourcesView } from '@trellis/core/views';
import { Link, useSearchParams } from 'wouter';
import { linkTo } from '../../api/client.ts';
import { isFolder } from '../../router/base.ts';
import { useHere } from '../../router/location.ts';
import { formatCount } from '../../ui/numbers.ts';
import { downloadName } from '../../shared/exports/saveFile.ts';
import { SourceList } from './SourceList.tsx';
import { countLicenses, withLicense, type LicenseCount } from './licenses.ts';
import { coverageSentence } from './sourceTexts.ts';
import styles from './Citations.module.css';
import filterStyles from './DataSources.module.css';

interface DataSourcesProps {
  readonly view: SourcesView;
  readonly motifs: MotifSources;
  /** Label of the data set; '' for real data. */
  readonly label: string;
}

/** The sources that the data set names, with downloads for reference managers. */
export function DataSources({ view, motifs, label }: DataSourcesProps) {
  return (
    <>
      {label && (
        <p className={styles.note}>
          This data set is {label}.{view.sources.length === 0 && ' It has no publications to cite.'}
        </p>
      )}
      <p>
        {view.sources.length ? coverageSentence(view) : 'No analysis, list, network or edge type names a source.'} The{' '}
        <Link to="/overview">data overview</Link> lists all analyses
        {isFolder ? (
          '.'
        ) : (
          <>
            ; <Link to="/downloads">Downloads</Link> has them as files.
          </>
        )}
      </p>
      <MotifHits sources={motifs} />
      {view.sources.length > 0 && (
        <>
          <p>
            Download for a reference manager:{' '}
            <FileLink name="BibTeX" file="citations.bib" href={linkTo(exportBibtex)} /> or{' '}
            <FileLink name="RIS" file="citations.ris" href={linkTo(exportRis)} />
          </p>
          <FilteredSources sources={view.sources} />
          <Without ids={view.without} />
        </>
      )}
    </>
  );
}

/** What motif hits are, with the entries that say where they come from; nothing where the data set does not state it. */
function MotifHits({ sources }: { readonly sources: MotifSources }) {
  const kinds = (['cluster', 'individual'] as const).filter((kind) => sources[kind].length > 0);
  return kinds.map((kind) => (
    <p key={kind}>
      {kind === 'cluster' ? 'Motif clusters' : 'Individual motifs'}: {hitText(sources[kind])}{' '}
      {sources[kind]
        .filter(([key]) => key !== 'HIT_TYPE')
        .map(([key, value]) => `${key}: ${value}`)
        .join('; ')}
    </p>
  ));
}

/** The sources, or those of the license in the address. */
function FilteredSources({ sources }: { readonly sources: readonly Source[] }) {
  const [params, setParams] = useSearchParams();
  // The server does not know the license: it draws the page without it.
  const isDrawnHere = useHere() !== undefined;
  const license = (isDrawnHere ? params.get('license') : null) ?? undefined;
  const choose = (chosen: string | undefined) =>
    setParams(chosen === undefined ? {} : { license: chosen }, { replace: true });
  const shown = withLicense(sources, license);
  return (
    <>
      <LicenseFilter counts={countLicenses(sources)} total={sources.length} chosen={license} onChange={choose} />
      {shown.length > 0 ? <SourceList sources={shown} /> : <p>No source in this data set has this license.</p>}
    </>
  );
}

interface FileLinkProps {
  readonly name: string;
  readonly file: string;
  readonly href: string;
}

/** A link to a file. Its name, which says the date, is made on a click: the server draws the page too. */
const FileLink = ({ name, file, href }: FileLinkProps) => (
  <a href={href} download={file} onClick={(event) => (event.currentTarget.download = downloadName(file))}>
    {name}
  </a>
);

function Without({ ids }: { readonly ids: readonly number[] }) {
  if (!ids.length) return null;
  return (
    <details className={styles.ids}>
      <summary>Analyses that name no source: {ids.length.toLocaleString('en')}</summary>
      <p>{rangesOf(ids)}</p>
    </details>
  );
}

interface LicenseFilterProps {
  readonly counts: readonly LicenseCount[];
  /** Number of all sources. */
  readonly total: number;
  /** The chosen license; '' for an unknown one, undefined for all. */
  readonly chosen: string | undefined;
  readonly onChange: (license: string | undefined) => void;
}

/** Licenses with their numbers of sources; one of them limits the list. */
function LicenseFilter({ counts, total, chosen, onChange }: LicenseFilterProps) {
  const all = [{ license: undefined, sources: total }, ...counts];
  return (
    <div className={filterStyles.filter} role="group" aria-label="Sources by license">
      {all.map(({ license, sources }) => (
        <button
          key={license ?? 'all licenses'}
          type="button"
          className={filterStyles.license}
          aria-pressed={license === chosen}
          onClick={() => onChange(license)}
        >
          <span className={filterStyles.name}>
            {license === undefined ? 'All licenses' : license || unknownLicense}
          </span>{' '}
          <span className={filterStyles.count}>{formatCount(sources)}</span>
        </button>
      ))}
    </div>
  );
}
