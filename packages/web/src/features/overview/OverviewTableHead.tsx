import type { Sort } from '../../ui/sort.ts';
import type { OverviewColumn } from './columns.ts';
import styles from './OverviewTable.module.css';

interface Props {
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  readonly columns: readonly OverviewColumn[];
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The names of the columns; each is a button that sorts. */
export function OverviewTableHead({ columns, sort, onSort }: Props) {
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
