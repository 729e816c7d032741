import type { Release } from '@trellis/contract';
import { countOf, unknownLicense } from '@trellis/core/formats';
import { Link } from 'wouter';
import { formatCount } from '../../ui/numbers.ts';
import styles from './Downloads.module.css';

type Source = Release['sources'][number];

/** The license of each source, and how many parts of the data set have none that is known. */
export function LicenseTable({ release: { sources } }: { readonly release: Release }) {
  const unlicensed = sources.reduce((sum, source) => sum + source.unlicensed, 0);
  return (
    <>
      <p>
        Each source keeps its own license.{' '}
        {unlicensed > 0 &&
          `For ${countOf(unlicensed, 'analysis or other part', 'analyses and other parts')} none is stated: ask the authors before you redistribute them. `}
        <Link to="/citations">Citations</Link> lists what to cite.
      </p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Licenses of the sources">
        <table className={styles.table}>
          <caption>Licenses of the sources</caption>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">License</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source, i) => (
              <tr key={i}>
                <th scope="row">{source.url ? <SourceLink source={source} /> : source.title}</th>
                <td className={styles.words}>{licenseText(source)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const SourceLink = ({ source: { url, title } }: { readonly source: Source }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {title}
  </a>
);

/** The licenses of a source, and whether it states none for some of its data. */
function licenseText({ licenses, unlicensed }: Source): string {
  if (licenses.length === 0) return unknownLicense;
  return `${licenses.join('; ')}${unlicensed > 0 ? ` (unknown for ${formatCount(unlicensed)})` : ''}`;
}
