import { memo } from 'react';
import { originKeys } from '@trellis/core/dataset';
import { MetadataValue } from '../../shared/genes/MetadataValue.tsx';
import { analysisQuery, cellText, geneQuery, type OverviewAnalysis, type OverviewColumn } from './columns.ts';
import styles from './OverviewTable.module.css';

interface Props {
  readonly analysis: OverviewAnalysis;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly OverviewColumn[];
  /** Whether Tab stops in this row. */
  readonly isCurrent: boolean;
  readonly onRun: (query: string) => void;
}

/** One analysis. Its id runs a query for this analysis, its gene one for all analyses of the TF. */
export const OverviewTableRow = memo(function OverviewTableRow(props: Props) {
  const { analysis, index, top, columns, isCurrent, onRun } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map(({ key, width }) => (
        <div key={key} role="gridcell" className={styles.cell} style={{ width }} data-column={key}>
          <CellContent
            text={cellText(analysis, key)}
            field={key}
            source={analysis.metadata[originKeys.url]}
            query={queryOf(analysis, key)}
            isCurrent={isCurrent}
            onRun={onRun}
          />
        </div>
      ))}
    </div>
  );
});

interface CellProps extends Pick<Props, 'isCurrent' | 'onRun'> {
  readonly text: string;
  /** Key of the column. */
  readonly field: string;
  /** Address of the file that the analysis was read from. */
  readonly source: string | undefined;
  /** The query that the cell runs. */
  readonly query: string | undefined;
}

function CellContent({ text, field, source, query, isCurrent, onRun }: CellProps) {
  if (!query || !text) {
    return (
      <span title={text.length > 24 ? text : undefined}>
        <MetadataValue text={text} field={field} source={source} tabIndex={isCurrent ? 0 : -1} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.run}
      tabIndex={isCurrent ? 0 : -1}
      title={`Run ${query}`}
      onClick={() => onRun(query)}
    >
      {text}
    </button>
  );
}

function queryOf(analysis: OverviewAnalysis, key: string): string | undefined {
  if (key === 'id') return analysisQuery(analysis);
  return key === 'gene_id' || key === 'gene_name' ? geneQuery(analysis) : undefined;
}
