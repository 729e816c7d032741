import { licensesIn, referenceAddress, unknownLicense } from '@trellis/core/formats';
import type { DescribedPart } from '@trellis/core/views';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { OriginFacts } from './OriginFacts.tsx';
import { identifierOf } from './sourceWords.ts';
import styles from './Citations.module.css';

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
