import type { VersionDifference } from '@trellis/core/versions';
import { DataTable } from '../../ui/DataTable.tsx';
import viewStyles from '../../ui/view.module.css';
import { analysisColumns, geneColumns } from './differenceColumns.tsx';
import { changeWords, isFound, metadataTexts } from './differenceWords.ts';
import { useDifferenceOptions } from './state.ts';

/** The analyses or the target genes that change. */
export function DifferenceTable({ difference }: { readonly difference: VersionDifference }) {
  const { show, search, sort, full, set } = useDifferenceOptions();
  const common = {
    sort,
    onSort: (next: typeof sort) => set({ sort: next }),
    long: { isFull: full, onShowAll: () => set({ full: true }) },
  };
  const analyses = difference.analyses.filter((row) =>
    isFound(search, [row.tf, row.symbol, row.name, row.filter, changeWords[row.change], ...metadataTexts(row)]),
  );
  const genes = difference.genes.filter(({ id, symbol, change }) =>
    isFound(search, [id, symbol, changeWords[change]]),
  );
  const isEmpty = show === 'analyses' ? analyses.length === 0 : genes.length === 0;
  if (isEmpty) return <p className={viewStyles.note}>{emptyText(difference, show)}</p>;
  return show === 'analyses' ? (
    <DataTable
      caption="Analyses that change"
      rows={analyses}
      rowKey={({ tf, id, filter, change, before, after }) => JSON.stringify([tf, id, filter, change, before, after])}
      columns={analysisColumns(analyses)}
      {...common}
    />
  ) : (
    <DataTable
      caption="Target genes gained and lost"
      rows={genes}
      rowKey={({ id }) => id}
      columns={geneColumns}
      {...common}
    />
  );
}

function emptyText(difference: VersionDifference, show: 'analyses' | 'genes'): string {
  if (difference[show].length > 0) return 'No row has the searched text.';
  return show === 'analyses' ? 'No analysis changes.' : 'No target gene is gained or lost.';
}
