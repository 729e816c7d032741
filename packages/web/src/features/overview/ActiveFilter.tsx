import { Close } from '../../ui/toolIcons.tsx';
import styles from './ActiveFilter.module.css';

interface Props {
  readonly text: string;
  readonly onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function ActiveFilter({ text, onRemove }: Props) {
  return (
    <span className={styles.filter}>
      <span className={styles.text} title={text}>
        {text}
      </span>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Remove the filter ${text}`}>
        <Close />
      </button>
    </span>
  );
}
