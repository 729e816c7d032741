import { TextInput } from '@mantine/core';
import { edgeColours } from '@trellis/figures';
import { useEffect, useRef } from 'react';
import { Search } from '../../ui/icons.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import styles from './TableTools.module.css';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly matched: number | undefined;
  readonly total: number | undefined;
  readonly columns: number | undefined;
}

/** Search, how many rows it keeps, and what the colours of the cells say. */
export function TableTools({ search, onSearch, matched, total, columns }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(() => field.current?.focus());
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
      {columns !== undefined && (
        <ul className={styles.legend} aria-label="Colours of the cells">
          <Sample colour={edgeColours.INDUCED} sign="+1.20" says="induced (log2 fold change)" />
          <Sample colour={edgeColours.REPRESSED} sign="-1.20" says="repressed" />
          <Sample colour={edgeColours.BOUND} sign="+" says="bound" />
          <Sample colour={edgeColours.EXPRESSION} sign="*" says="regulated, no figures" />
        </ul>
      )}
    </div>
  );
}

function rowsText(matched: number, total: number, search: string): string {
  if (search.trim() === '') return countOf(total, 'gene');
  return `${formatCount(matched)} of ${countOf(total, 'gene')}`;
}

function Sample({ colour, sign, says }: { readonly colour: string; readonly sign: string; readonly says: string }) {
  return (
    <li>
      <span className={styles.sample} style={{ background: colour }}>
        {sign}
      </span>
      {says}
    </li>
  );
}

/** `/` leads to the search, unless something is being typed already. */
function useSlashKey(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.isContentEditable || target?.matches('input, textarea, select')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
