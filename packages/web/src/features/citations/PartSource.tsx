import { referenceAddress, type DescribedPart } from '@trellis/core';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { identifierOf } from './sourceWords.ts';
import styles from './Citations.module.css';

/** The citation, link and license of a list, a network or edges. */
export function PartSource({ part }: { readonly part: DescribedPart }) {
  const { source, doi, pmid, url, license } = part;
  const address = referenceAddress({ doi, pmid, url, citations: [], analyses: [] });
  if (!source && !address) return <p className={styles.none}>No source given</p>;
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
      <span>License: {license || 'not stated'}</span>
    </p>
  );
}
