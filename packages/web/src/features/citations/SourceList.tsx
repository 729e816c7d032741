import { licenseSentence, licensesIn, rangesOf, referenceAddress, unknownLicense } from '@trellis/core/formats';
import { writeFacetFilter, type DescribedPart, type Source } from '@trellis/core/views';
import { Link } from 'wouter';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { CommitName } from '../../shared/genes/MetadataValue.tsx';
import { countOf } from '../../ui/numbers.ts';
import { identifierOf, recipeText, sourceName, sourceSentences } from './sourceTexts.ts';
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

/** Where a list, a network or edges come from: citation, link, license, commit, recipe and checksum. */
export function PartSource({ part }: { readonly part: DescribedPart }) {
  const { source, doi, pmid, url, license, commit, sha256, recipe } = part;
  const address = referenceAddress({ doi, pmid, url, citations: [], analyses: [] });
  const isKnown = [source, address, license, commit, sha256, recipe].some(Boolean);
  if (!isKnown) return <p className={styles.none}>No source given</p>;
  return (
    <p className={styles.facts}>
      {source && (
        <span>
          <LinkedText text={source} />
        </span>
      )}
      {address && (
        <a href={address} className={styles.doi} target="_blank" rel="noreferrer">
          {identifierOf(part)}
        </a>
      )}
      <span>{partLicense(license)}</span>
      <OriginFacts commits={commit ? [{ commit, url }] : []} recipes={recipe ? [recipe] : []} />
      {sha256 && (
        <span>
          SHA-256: <code title={sha256}>{sha256.slice(0, 7)}…</code>
        </span>
      )}
    </p>
  );
}

function partLicense(license: string): string {
  const licenses = licensesIn(license);
  if (!licenses.some(Boolean)) return unknownLicense;
  return `License: ${licenses.map((one) => one || 'unknown for some files').join('; ')}`;
}

interface Props {
  readonly commits: readonly { readonly commit: string; readonly url: string }[];
  readonly recipes: readonly string[];
}

/** Commits and recipes that data come from, for a row of facts. */
function OriginFacts({ commits, recipes }: Props) {
  return (
    <>
      {commits.length > 0 && (
        <span>
          Commit:{' '}
          {commits.map(({ commit, url }, i) => (
            <span key={`${commit} ${url}`}>
              {i > 0 && ', '}
              <CommitName commit={commit} source={url} />
            </span>
          ))}
        </span>
      )}
      {recipes.length > 0 && <span>Recipe: {recipes.map(recipeText).join('; ')}</span>}
    </>
  );
}
