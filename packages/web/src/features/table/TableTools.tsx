import { TextInput } from '@mantine/core';
import { edgeColors } from '@trellis/figures';
import { useRef, type ReactNode } from 'react';
import { Search } from '../../ui/icons.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { useKey } from '../../ui/useKey.ts';
import viewStyles from '../../ui/view.module.css';
import styles from './TableTools.module.css';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly matched: number | undefined;
  readonly total: number | undefined;
  readonly columns: number | undefined;
  /** What can be done with what is shown. */
  readonly children: ReactNode;
}

/** Search, how many rows it keeps, and what the colors of the cells say. */
export function TableTools({ search, onSearch, matched, total, columns, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useKey('/', () => field.current?.focus());
  return (
    <div className={styles.tools}>
      <TextInput
        ref={field}
        className={styles.search}
        size="sm"
        type="search"
        aria-label="Search the table"
        placeholder="Search the table ( / )"
        leftSection={<Search />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
      <p className={styles.count} role="status">
        {total !== undefined && matched !== undefined && rowsText(matched, total, search)}
      </p>
      <div className={styles.actions}>{children}</div>
      {columns !== undefined && (
        <ul className={`${viewStyles.legend} ${styles.legend}`} aria-label="Colors of the cells">
          <Sample color={edgeColors.INDUCED} sign="+1.20" says="induced (log2 fold change)" />
          <Sample color={edgeColors.REPRESSED} sign="-1.20" says="repressed" />
          <Sample color={edgeColors.BOUND} sign="+" says="bound" />
          <Sample color={edgeColors.EXPRESSION} sign="*" says="regulated, no figures" />
        </ul>
      )}
    </div>
  );
}

function rowsText(matched: number, total: number, search: string): string {
  if (search.trim() === '') return countOf(total, 'gene');
  return `${formatCount(matched)} of ${countOf(total, 'gene')}`;
}

function Sample({ color, sign, says }: { readonly color: string; readonly sign: string; readonly says: string }) {
  return (
    <li>
      <span className={styles.sample} style={{ background: color }}>
        {sign}
      </span>
      {says}
    </li>
  );
}
