import { useCallback, useRef } from 'react';
import type { Sort } from '../../ui/sort.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import type { OverviewAnalysis, OverviewColumn } from './columns.ts';
import { OverviewTableRow } from './OverviewTableRow.tsx';
import { useRowKeys } from './useRowKeys.ts';
import styles from './OverviewTable.module.css';

interface Props {
  readonly analyses: readonly OverviewAnalysis[];
  readonly columns: readonly OverviewColumn[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  readonly onRun: (query: string) => void;
}

/** Height of a row and of the header, in pixels. */
const rowHeight = 28;

/** Rows that are rendered beyond each edge. */
const overscan = 8;

/** All analyses with their metadata. Only visible rows are rendered; the arrow keys move through all of them. */
export function OverviewTable({ analyses, columns, sort, onSort, onRun }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const virtual = useVirtual({
    count: analyses.length,
    getScrollElement: useCallback(() => frame.current, []),
    estimateSize: () => rowHeight,
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
    overscan,
  });
  const keys = useRowKeys(frame, analyses.length, (row) => virtual.scrollToIndex(row));
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="grid"
      aria-label="Analyses"
      aria-rowcount={analyses.length + 1}
      aria-colcount={columns.length}
      onKeyDown={keys.onKeyDown}
    >
      <div role="presentation" className={styles.canvas} style={{ width, height: virtual.getTotalSize() }}>
        <OverviewTableHead columns={columns} sort={sort} onSort={onSort} />
        <div role="rowgroup">
          {virtual.getVirtualItems().map(({ index, start }) => (
            <OverviewTableRow
              key={analyses[index].id}
              analysis={analyses[index]}
              index={index}
              top={start}
              columns={columns}
              isCurrent={index === keys.current}
              onRun={onRun}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface OverviewTableHeadProps {
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  readonly columns: readonly OverviewColumn[];
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The names of the columns; each is a button that sorts. */
function OverviewTableHead({ columns, sort, onSort }: OverviewTableHeadProps) {
  const orderOf = (key: string) => (sort?.column === key ? sort.order : undefined);
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {columns.map(({ key, name, width }) => (
          <HeadCell key={key} id={key} name={name} width={width} order={orderOf(key)} onSort={() => onSort(key)} />
        ))}
      </div>
    </div>
  );
}

interface HeadCellProps {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly order: Sort['order'] | undefined;
  readonly onSort: () => void;
}

function HeadCell({ id, name, width, order, onSort }: HeadCellProps) {
  return (
    <div
      role="columnheader"
      className={styles.cell}
      style={{ width }}
      data-column={id}
      aria-sort={order ? ariaSort[order] : 'none'}
    >
      <button type="button" className={styles.sort} onClick={onSort}>
        {name}
        {order && <span aria-hidden="true">{order === 'asc' ? '▲' : '▼'}</span>}
      </button>
    </div>
  );
}
