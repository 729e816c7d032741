import { Checkbox, SegmentedControl } from '@mantine/core';
import { formatCount } from '../../ui/numbers.ts';
import { nextSort } from '../../ui/sort.ts';
import { networkTableColumns } from './scene/tableRows.ts';
import { TableGrid } from './TableGrid.tsx';
import { useNetworkTable, type NetworkTable } from './useNetworkTable.ts';
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
