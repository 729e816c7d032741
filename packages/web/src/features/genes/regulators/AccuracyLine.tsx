import { accuracyWords } from '@trellis/core';
import { Link } from 'wouter';
import { useRegulatorAccuracy } from '../../../api/geneLists.ts';
import styles from './Regulators.module.css';

/** How accurate the ranking is in this edition, on each benchmark that it has. */
export function AccuracyLine() {
  const { data, error } = useRegulatorAccuracy();
  return (
    <span className={styles.accuracy}>
      {data && accuracyWords(data).join(' ')}
      {error && `The accuracy of the ranking could not be loaded. ${error.message}`}
      {!data && !error && 'Measuring the accuracy of the ranking …'}{' '}
      <Link to="/tutorial#gene-lists">How it is measured</Link>
    </span>
  );
}
