import { useState } from 'react';
import { formatCount } from '../../../ui/numbers.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import styles from './inputs.module.css';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
}

/** Number of names that are shown at first. */
const initialCount = 12;

/** A list of names, cut to the first ones until it is expanded; empty without names. */
export function NameList({ title, names }: Props) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (!names.length) return null;
  const shown = isExpanded ? names : names.slice(0, initialCount);
  return (
    <div className={styles.strange} role="group" aria-label={title}>
      <strong>{title}:</strong> {shown.join(', ')}
      {names.length > initialCount && (
        <>
          {' '}
          <TextButton onClick={() => setIsExpanded(!isExpanded)} aria-expanded={isExpanded}>
            {isExpanded ? 'Show fewer' : `and ${formatCount(names.length - initialCount)} more`}
          </TextButton>
        </>
      )}
    </div>
  );
}
