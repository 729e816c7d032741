import { selfEdgeText } from '@trellis/core/dataset';
import type { TableWindow } from '@trellis/core/result';
import type { TableAnalysis } from '@trellis/core/views';
import { TextInput } from '@mantine/core';
import { edgeColors } from '@trellis/figures';
import type { ReactNode } from 'react';
import { Search } from '../../ui/icons.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import styles from './TableTools.module.css';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly matched: number | undefined;
  /** Undefined while it is loading. */
  readonly size: TableWindow | undefined;
  readonly analyses: readonly TableAnalysis[] | undefined;
  /** Tools for the rows that are shown. */
  readonly children: ReactNode;
}

/** Search, the number of rows that match, and the legend of the colors. */
export function TableTools({ search, onSearch, matched, size, analyses = [], children }: Props) {
  const byTf = analyses.some(({ perturbation }) => perturbation !== null) ? ' by the TF' : '';
  return (
    <div className={styles.tools}>
      <TextInput
        className={styles.search}
        size="sm"
        type="search"
        aria-label="Search the table"
        placeholder="Search the table"
        leftSection={<Search />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
      <p className={styles.count} role="status">
        {size && matched !== undefined && rowsText(matched, size.totalRows, search)}
      </p>
      <div className={styles.actions}>{children}</div>
      <ul className={`${viewStyles.legend} ${styles.legend}`} aria-label="Colors of the cells">
        <Sample color={edgeColors.INDUCED} sign="+1.20" label={`induced${byTf} (log2 fold change)`} />
        <Sample color={edgeColors.REPRESSED} sign="-1.20" label={`repressed${byTf}`} />
        <Sample color={edgeColors.BOUND} sign="+" label="bound" />
        <Sample color={edgeColors.EXPRESSION} sign="+" label="regulated, no fold change or direction" />
        {analyses.some(({ perturbed }) => perturbed !== null) && <li>† {selfEdgeText}</li>}
      </ul>
    </div>
  );
}

function rowsText(matched: number, total: number, search: string): string {
  if (search.trim() === '') return countOf(total, 'gene');
  return `${formatCount(matched)} of ${countOf(total, 'gene')}`;
}

function Sample({ color, sign, label }: { readonly color: string; readonly sign: string; readonly label: string }) {
  return (
    <li>
      <span className={styles.sample} style={{ background: color }}>
        {sign}
      </span>
      {label}
    </li>
  );
}
