import { Close } from '../../ui/icons.tsx';
import styles from './ActiveFilter.module.css';

interface Props {
  readonly search: string;
  readonly onRemove: () => void;
}

/** The active filter with a button that removes it. */
export function ActiveFilter({ search, onRemove }: Props) {
  if (search === '') return null;
  return (
    <span className={styles.filter}>
      <span className={styles.text} title={search}>
        {search}
      </span>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Remove the filter ${search}`}>
        <Close />
      </button>
    </span>
  );
}
