import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { formatCount } from './numbers.ts';
import { TextButton } from './Button.tsx';
import { useIsPhone } from './useIsPhone.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';
import { Help } from './toolIcons.tsx';
import { ariaSort, nextSort, sortRows, type Sort, type SortDirection, type SortValue } from './sort.ts';
import hiddenStyles from './hidden.module.css';
import styles from './DataTable.module.css';
import viewStyles from './view.module.css';

/** Number of rows that a table shows which can be long. */
const firstRows = 200;

/** Length of a text that no cell cuts; a longer one is also the title of its cell. */
const maxWhole = 24;

interface AnyColumn<Row> {
  readonly id: string;
  /** Name of the column for a screen reader. */
  readonly name: string;
  /** Heading above this column and its neighbors of the same group; it is read before the name. */
  readonly group?: string;
  /** Text of the header; default: the name. */
  readonly title?: ReactNode;
  /** On a phone, which shows two or three columns, it comes after the others. */
  readonly isSecondary?: boolean;
  /** Opens the description of the column. */
  readonly onAbout?: () => void;
  readonly show?: (row: Row) => ReactNode;
  readonly style?: (row: Row) => CSSProperties | undefined;
}

/**
 * A column of a table. It is sorted by `value`, and shows it if there is no `show`. In a column of numbers the value is a number:
 * texts sort "1,203" before "86".
 */
export type DataColumn<Row> = AnyColumn<Row> &
  (
    | { readonly numeric: true; readonly value: (row: Row) => number | null }
    | { readonly numeric?: false; readonly value: (row: Row) => SortValue }
  );

interface Props<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that are shown below a row, wherever it is sorted to. */
  readonly rowsUnder?: (row: Row) => readonly Row[];
  /** The first column names the row and stays in sight. */
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
  /** In the given order, a line below the last row of the first ones that are above it, with what it separates. */
  readonly line?: { readonly isAbove: (row: Row) => boolean; readonly text: string };
  /** Direction after the first click on a header. */
  readonly first?: SortDirection;
  /** Narrow cells, for a table with many columns of numbers. */
  readonly isCompact?: boolean;
  /** Of a table that can be long, whether it shows all rows, and what a button for that does. */
  readonly long?: { readonly isFull: boolean; readonly onShowAll: () => void };
}

/** A table whose head and first column stay in sight; a click on a header sorts it. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, rowKey, rowsUnder, sort, onSort, first = 'asc', isCompact, long, line } = props;
  const isPhone = useIsPhone();
  const columns = isPhone ? secondaryLast(props.columns) : props.columns;
  const frame = useRestoredScroll<HTMLDivElement>(caption);
  const by = sort && columns.find((column) => column.id === sort.column);
  const sorted = by && sort ? sortRows(rows, by.value, sort.order) : rows;
  const top = long && !long.isFull ? sorted.slice(0, firstRows) : sorted;
  const shown = rowsUnder ? top.flatMap((row) => [row, ...rowsUnder(row)]) : top;
  const below = line && !by ? shown.findIndex((row) => !line.isAbove(row)) : -1;
  return (
    <>
      <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
        <table className={styles.table} data-compact={isCompact}>
          <caption className={hiddenStyles.hidden}>{caption}</caption>
          <Head columns={columns} sort={sort} onSort={(id) => onSort(nextSort(sort, id, first))} />
          <tbody>
            {shown.map((row, at) => (
              <Fragment key={rowKey(row)}>
                {at === below && line && (
                  <tr className={styles.line}>
                    <td colSpan={columns.length}>{line.text}</td>
                  </tr>
                )}
                <tr>
                  {columns.map((column, i) => (
                    <Cell key={column.id} column={column} row={row} head={i === 0} />
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {long && top.length < rows.length && (
        <p className={viewStyles.note}>
          The first {formatCount(top.length)} rows.{' '}
          <TextButton onClick={long.onShowAll}>Show all {formatCount(rows.length)}</TextButton>
        </p>
      )}
    </>
  );
}

const secondaryLast = <Row,>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  [...columns].sort((a, b) => Number(a.isSecondary ?? false) - Number(b.isSecondary ?? false));

interface HeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (id: string) => void;
}

/** The headings: one row, or two where columns have a group. */
function Head<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  const header = (column: DataColumn<Row>, rows?: number) => (
    <Header key={column.id} column={column} rows={rows} sort={sort} onSort={() => onSort(column.id)} />
  );
  const runs = groupRuns(columns);
  if (runs.every(({ group }) => group === undefined)) {
    return (
      <thead>
        <tr>{columns.map((column) => header(column))}</tr>
      </thead>
    );
  }
  return (
    <thead>
      <tr>
        {runs.map(({ group, members: [first, ...others] }) =>
          group === undefined ? (
            header(first, 2)
          ) : (
            <th key={`group ${first.id}`} scope="colgroup" colSpan={others.length + 1} className={styles.group}>
              {group}
            </th>
          ),
        )}
      </tr>
      <tr>{runs.flatMap(({ group, members }) => (group === undefined ? [] : members.map((one) => header(one))))}</tr>
    </thead>
  );
}

interface Run<Row> {
  readonly group: string | undefined;
  readonly members: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
}

/** The columns, neighbors of one group together. */
function groupRuns<Row>(columns: readonly DataColumn<Row>[]): Run<Row>[] {
  const runs: Run<Row>[] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last && column.group !== undefined && last.group === column.group) {
      runs[runs.length - 1] = { group: last.group, members: [...last.members, column] };
    } else runs.push({ group: column.group, members: [column] });
  }
  return runs;
}

interface HeaderProps<Row> {
  readonly column: DataColumn<Row>;
  /** Rows of the head that it spans. */
  readonly rows?: number;
  readonly sort: Sort | undefined;
  readonly onSort: () => void;
}

function Header<Row>({ column, rows, sort, onSort }: HeaderProps<Row>) {
  const { id, name, group, title, numeric, onAbout } = column;
  return (
    <th scope="col" rowSpan={rows} aria-sort={ariaSort(sort, id)} data-numeric={numeric}>
      <div className={styles.heading}>
        <button type="button" aria-label={group === undefined ? undefined : `${group}: ${name}`} onClick={onSort}>
          <span className={styles.title}>{title ?? name}</span>
          <span className={styles.sign} aria-hidden>
            {sort?.column === id ? (sort.order === 'asc' ? '▲' : '▼') : ''}
          </span>
        </button>
        {onAbout && (
          <button type="button" className={styles.about} aria-label={`About ${name}`} onClick={onAbout}>
            <Help />
          </button>
        )}
      </div>
    </th>
  );
}

interface CellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly row: Row;
  /** Whether the cell names its row. */
  readonly head: boolean;
}

function Cell<Row>({ column, row, head }: CellProps<Row>) {
  const content = column.show ? column.show(row) : column.value(row);
  if (head) return <th scope="row">{content}</th>;
  return (
    <td
      data-numeric={column.numeric}
      style={column.style?.(row)}
      title={typeof content === 'string' && content.length > maxWhole ? content : undefined}
    >
      {content}
    </td>
  );
}
