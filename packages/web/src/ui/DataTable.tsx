import type { CSSProperties, ReactNode } from 'react';
import { useKeptScroll } from './useKeptScroll.ts';
import { Help } from './icons.tsx';
import { nextSort, sortRows, type Sort, type SortValue } from './sort.ts';
import hiddenStyles from './hidden.module.css';
import styles from './DataTable.module.css';

/** A column of a table. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Name of the column, as a screen reader says it. */
  readonly name: string;
  /** What the header shows; the name unless told. */
  readonly title?: ReactNode;
  readonly numeric?: boolean;
  /** Opens what is known of what the column stands for. */
  readonly onAbout?: () => void;
  /** What the column is sorted by, and shown as unless `show` says otherwise. */
  readonly value: (row: Row) => SortValue;
  readonly show?: (row: Row) => ReactNode;
  readonly style?: (row: Row) => CSSProperties | undefined;
}

interface Props<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The first column names the row and stays in sight. */
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
  /** Order after the first click on a header. */
  readonly first?: Sort['order'];
}

/** A table with a head and a first column that stay in sight, sorted by a click on a header. */
export function DataTable<Row>({ caption, rows, rowKey, columns, sort, onSort, first = 'asc' }: Props<Row>) {
  const frame = useKeptScroll<HTMLDivElement>(`${window.location.search} ${caption}`);
  const by = sort && columns.find((column) => column.id === sort.column);
  const shown = by && sort ? sortRows(rows, by.value, sort.order) : rows;
  return (
    <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={hiddenStyles.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-sort={ariaSort(sort, column.id)} data-numeric={column.numeric}>
                <div className={styles.heading}>
                  <button type="button" onClick={() => onSort(nextSort(sort, column.id, first))}>
                    <span className={styles.title}>{column.title ?? column.name}</span>
                    <span className={styles.sign} aria-hidden>
                      {sort?.column === column.id ? (sort.order === 'asc' ? '▲' : '▼') : ''}
                    </span>
                  </button>
                  {column.onAbout && (
                    <button
                      type="button"
                      className={styles.about}
                      aria-label={`About ${column.name}`}
                      onClick={column.onAbout}
                    >
                      <Help />
                    </button>
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, i) => (
                <Cell key={column.id} column={column} row={row} head={i === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, head }: { column: DataColumn<Row>; row: Row; head: boolean }) {
  const content = column.show ? column.show(row) : column.value(row);
  if (head) return <th scope="row">{content}</th>;
  return (
    <td data-numeric={column.numeric} style={column.style?.(row)}>
      {content}
    </td>
  );
}

function ariaSort(sort: Sort | undefined, column: string): 'ascending' | 'descending' | 'none' {
  if (sort?.column !== column) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}
