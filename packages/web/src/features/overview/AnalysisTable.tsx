import { useCallback, useMemo, useRef } from 'react';
import { useVirtual } from '../../ui/useVirtual.ts';
import { AnalysisTableRow } from './AnalysisTableRow.tsx';
import { columnsOf, type AnalysisRow } from './columns.ts';
import type { Sort } from './sorting.ts';
import { useRowKeys } from './useRowKeys.ts';
import styles from './AnalysisTable.module.css';

interface Props {
  readonly rows: readonly AnalysisRow[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  readonly onRun: (query: string) => void;
}

/** Height of a row and of the header, in pixels. */
const rowHeight = 28;

/** Rows drawn beyond the edge. */
const spare = 8;

/** Every analysis with its metadata. Only the rows in sight exist; the arrow keys go through them. */
export function AnalysisTable({ rows, sort, onSort, onRun }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const virtual = useVirtual({
    count: rows.length,
    getScrollElement: useCallback(() => frame.current, []),
    estimateSize: () => rowHeight,
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: spare,
  });
  const keys = useRowKeys(frame, rows.length, (row) => virtual.scrollToIndex(row));
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="grid"
      aria-label="Analyses"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      onKeyDown={keys.onKeyDown}
    >
      <div role="presentation" className={styles.canvas} style={{ width, height: virtual.getTotalSize() }}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {columns.map(({ key, name, width: own }) => (
              <div
                key={key}
                role="columnheader"
                className={styles.cell}
                style={{ width: own }}
                data-column={key}
                aria-sort={sort?.column !== key ? 'none' : sort.order === 'asc' ? 'ascending' : 'descending'}
              >
                <button type="button" className={styles.sort} onClick={() => onSort(key)}>
                  {name}
                  {sort?.column === key && <span aria-hidden="true">{sort.order === 'asc' ? '▲' : '▼'}</span>}
                </button>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {virtual.getVirtualItems().map(({ index, start }) => (
            <AnalysisTableRow
              key={rows[index].id}
              row={rows[index]}
              index={index}
              top={start}
              columns={columns}
              current={index === keys.current}
              onRun={onRun}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
