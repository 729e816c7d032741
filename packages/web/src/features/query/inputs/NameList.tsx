import { useState } from 'react';
import { TextButton } from '../../../ui/TextButton.tsx';
import styles from './inputs.module.css';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
}

/** Names shown at first. */
const few = 12;

/** Names that need the reader's eye; the first few, and all on demand. Nothing without names. */
export function NameList({ title, names }: Props) {
  const [all, setAll] = useState(false);
  if (!names.length) return null;
  const shown = all ? names : names.slice(0, few);
  return (
    <div className={styles.strange} role="group" aria-label={title}>
      <strong>{title}:</strong> {shown.join(', ')}
      {names.length > few && (
        <>
          {' '}
          <TextButton onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? 'Show fewer' : `and ${(names.length - few).toLocaleString('en')} more`}
          </TextButton>
        </>
      )}
    </div>
  );
}
