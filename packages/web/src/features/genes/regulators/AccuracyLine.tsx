import type { RegulatorsView } from '@trellis/core';
import { Link } from 'wouter';
import { useRegulatorAccuracy } from '../../../api/geneLists.ts';
import { accuracyWords } from './accuracyWords.ts';
import styles from './Regulators.module.css';

/** How accurate the ranking is in this edition. */
export function AccuracyLine({ view }: { readonly view: RegulatorsView }) {
  const { data, error } = useRegulatorAccuracy();
  return (
    <span className={styles.accuracy}>
      {data && accuracyWords(data, view)}
      {error && `The accuracy of the ranking could not be loaded. ${error.message}`}
      {!data && !error && 'Measuring the accuracy of the ranking …'}{' '}
      <Link to="/tutorial#gene-lists">How it is measured</Link>
    </span>
  );
}
