import { memo } from 'react';
import { analysisQuery, cellText, geneQuery, type AnalysisColumn, type AnalysisRow } from './columns.ts';
import styles from './AnalysisTable.module.css';

interface Props {
  readonly row: AnalysisRow;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly AnalysisColumn[];
  /** Whether the Tab key stops in this row. */
  readonly current: boolean;
  readonly onRun: (query: string) => void;
}

/** One analysis. Its id runs a query for it alone, its gene one for all analyses of the TF. */
export const AnalysisTableRow = memo(function AnalysisTableRow({ row, index, top, columns, current, onRun }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map(({ key, width }) => {
        const text = cellText(row, key);
        const query = queryOf(row, key);
        return (
          <div key={key} role="gridcell" className={styles.cell} style={{ width }} data-column={key}>
            {query && text ? (
              <button
                type="button"
                className={styles.run}
                tabIndex={current ? 0 : -1}
                title={`Run ${query}`}
                onClick={() => onRun(query)}
              >
                {text}
              </button>
            ) : (
              <span title={text.length > 24 ? text : undefined}>{text}</span>
            )}
          </div>
        );
      })}
    </div>
  );
});

function queryOf(row: AnalysisRow, key: string): string | undefined {
  if (key === 'id') return analysisQuery(row);
  return key === 'gene_id' || key === 'gene_name' ? geneQuery(row) : undefined;
}
