import { maxNamed } from '@trellis/core/reading';
import { useState } from 'react';
import { formatCount } from '../../ui/numbers.ts';
import { saveLines } from '../exports/saveFile.ts';
import { TextButton } from '../../ui/Button.tsx';
import styles from './NameList.module.css';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
}

/** A list of names, cut to the first ones until all are shown, with all of them as a file; empty without names. */
export function NameList({ title, names }: Props) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (!names.length) return null;
  const shown = isExpanded ? names : names.slice(0, maxNamed);
  return (
    <div className={styles.names} role="group" aria-label={title}>
      <strong>{title}:</strong> {shown.join(', ')}
      {names.length > maxNamed && (
        <>
          {' '}
          <TextButton onClick={() => setIsExpanded(!isExpanded)} aria-expanded={isExpanded}>
            {isExpanded ? 'Show fewer' : `Show all ${formatCount(names.length)}`}
          </TextButton>{' '}
          <TextButton onClick={() => saveLines('names.txt', names)}>Save as text</TextButton>
        </>
      )}
    </div>
  );
}
