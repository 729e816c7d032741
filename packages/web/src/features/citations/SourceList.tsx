import { licenseSentence, referenceAddress, rangesOf } from '@trellis/core/formats';
import { writeFacetFilter, type Source } from '@trellis/core/views';
import { Link } from 'wouter';
import { countOf } from '../../ui/numbers.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { OriginFacts } from './OriginFacts.tsx';
import { identifierOf, sourceName, sourceSentences } from './sourceWords.ts';
import styles from './Citations.module.css';

/** The sources of the data set, each with its identifiers, its analyses and its license. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul className={styles.sources} aria-label="Data sources">
      {sources.map((source) => (
        <li key={`${source.doi} ${source.pmid} ${source.url} ${sourceName(source)}`}>
          <h3 className={styles.name}>{sourceName(source)}</h3>
          <p className={styles.says}>{sourceSentences(source).join(' ')}</p>
          <p className={styles.facts}>
            <Identifier source={source} />
            <span>{licenseSentence(source)}</span>
            <OriginFacts {...source} />
            {source.accessions.length > 0 && (
              <span>
                Accessions: <LinkedText text={source.accessions.join(', ')} />
              </span>
            )}
            <AnalysesLink source={source} />
          </p>
          {source.analyses.length > 0 && <AnalysisIds ids={source.analyses} />}
        </li>
      ))}
    </ul>
  );
}

/** The link to a source, by its DOI, its PMID or its address. */
function Identifier({ source }: { readonly source: Source }) {
  const address = referenceAddress(source);
  if (!address) return <span>No DOI given</span>;
  return (
    <a href={address} className={styles.doi} target="_blank" rel="noreferrer">
      {identifierOf(source)}
    </a>
  );
}

function AnalysesLink({ source: { filter, analyses } }: { readonly source: Source }) {
  if (!filter) return null;
  const search = new URLSearchParams(writeFacetFilter(filter).map((text) => ['filter', text]));
  return <Link to={`/overview?${search.toString()}`}>Show {countOf(analyses.length, 'analysis', 'analyses')}</Link>;
}

function AnalysisIds({ ids }: { readonly ids: readonly number[] }) {
  return (
    <details className={styles.ids}>
      <summary>Analysis IDs</summary>
      <p>{rangesOf(ids)}</p>
    </details>
  );
}
