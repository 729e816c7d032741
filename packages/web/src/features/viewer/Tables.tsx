import { Checkbox, SegmentedControl } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { formatCount } from '../../ui/numbers.ts';
import { nextSort } from '../../ui/sort.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import { networkTableColumns, rowAfterKey } from './scene/tableRows.ts';
import { useNetworkTable, type NetworkTable } from './useNetworkTable.ts';
import { useViewer } from './viewerContext.ts';
import styles from './Tables.module.css';

/** The visible genes and edges as tables, which share their selection with the drawing. */
export function Tables() {
  const table = useNetworkTable();
  return (
    <section className={styles.tables} aria-label="Tables">
      <div className={styles.tools}>
        <SegmentedControl
          size="xs"
          aria-label="Table of"
          value={table.group}
          onChange={table.setGroup}
          data={[
            { value: 'nodes', label: 'Genes' },
            { value: 'edges', label: 'Edges' },
          ]}
        />
        <Checkbox
          size="xs"
          label="Only the selection"
          checked={table.isSelectionOnly}
          onChange={(event) => table.setSelectionOnly(event.currentTarget.checked)}
        />
        <span className={styles.count}>{formatCount(table.rows.length)} rows. Enter selects, Space adds.</span>
        <SortButtons table={table} />
      </div>
      <TableGrid table={table} />
    </section>
  );
}

const signs = { asc: '▲', desc: '▼' } as const;

function SortButtons({ table: { group, sort, setSort } }: { readonly table: NetworkTable }) {
  return networkTableColumns[group].map(({ name }) => (
    <button key={name} type="button" className={styles.sort} onClick={() => setSort(nextSort(sort, name, 'asc'))}>
      {name} {sort?.column === name ? signs[sort.order] : '↕'}
    </button>
  ));
}

const rowHeight = 28;

/** The rows begin below the head row, which covers the top of the table. */
const virtualOptions = {
  estimateSize: () => rowHeight,
  overscan: 8,
  paddingStart: rowHeight,
  scrollPaddingStart: rowHeight,
};

/** The rows in sight of a table, with its keys: arrows, Page Up and Down, Home, End, Enter and Space. */
function TableGrid({ table }: { readonly table: NetworkTable }) {
  const { group, rows, active, setActive, press } = table;
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtual({ ...virtualOptions, count: rows.length, getScrollElement: () => frame.current });
  const onKey = (event: KeyboardEvent) => {
    const next = rowAfterKey(event.key, active, rows.length);
    if (next !== undefined) {
      setActive(next);
      virtual.scrollToIndex(next);
    } else if (event.key === 'Enter' || event.key === ' ') press(active, event.key === ' ');
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className={styles.grid}
      role="grid"
      tabIndex={0}
      aria-label={group === 'nodes' ? 'Genes of the network' : 'Edges of the network'}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      aria-activedescendant={rows.length ? rowId(active) : undefined}
      onKeyDown={onKey}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize() }} className={styles.rows}>
        <HeadRow table={table} />
        {virtual.getVirtualItems().map(({ index, start }) => (
          <TableRow key={index} table={table} row={index} top={start} />
        ))}
      </div>
    </div>
  );
}

const rowId = (row: number): string => `row-${row}`;

const HeadRow = ({ table: { group } }: { readonly table: NetworkTable }) => (
  <div role="row" aria-rowindex={1} className={styles.head}>
    {networkTableColumns[group].map(({ name }) => (
      <span key={name} role="columnheader">
        {name}
      </span>
    ))}
  </div>
);

interface RowProps {
  readonly table: NetworkTable;
  readonly row: number;
  /** Distance from the top of the table in pixels. */
  readonly top: number;
}

function TableRow({ table: { group, rows, active, press }, row, top }: RowProps) {
  const { scene, selection } = useViewer().picture;
  return (
    <div
      id={rowId(row)}
      role="row"
      aria-rowindex={row + 2}
      aria-selected={selection[group].has(rows[row])}
      data-active={row === active || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => press(row, event.ctrlKey || event.metaKey || event.shiftKey)}
    >
      {networkTableColumns[group].map(({ name, value }) => {
        const content = value(scene, rows[row]);
        return (
          <span key={name} role="gridcell" title={String(content)}>
            {content}
          </span>
        );
      })}
    </div>
  );
}
