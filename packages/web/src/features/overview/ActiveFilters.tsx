import { Button } from '../../ui/Button.tsx';
import { categoryName } from './category.ts';
import type { OverviewParams } from './useOverviewParams.ts';
import styles from './ActiveFilter.module.css';
import { Close } from '../../ui/toolIcons.tsx';

/** The search and each value that filters, with buttons that remove one or all of them. */
export function ActiveFilters({ params }: { readonly params: OverviewParams }) {
  const { search, filters, setSearch, toggle, clearFilters } = params;
  const values = filters.flatMap(({ key, values: some }) => some.map((value) => ({ key, value })));
  if (search === '' && values.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label="Active filters">
      {search !== '' && <ActiveFilter text={search} onRemove={() => setSearch('')} />}
      {values.map(({ key, value }) => (
        <ActiveFilter
          key={`${key}:${value}`}
          text={`${categoryName(key)}: ${value}`}
          onRemove={() => toggle(key, value)}
        />
      ))}
      {values.length + Number(search !== '') > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={clearFilters}>
          Clear all
        </Button>
      )}
    </div>
  );
}

interface Props {
  readonly text: string;
  readonly onRemove: () => void;
}

/** An active filter with a button that removes it. */
function ActiveFilter({ text, onRemove }: Props) {
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
