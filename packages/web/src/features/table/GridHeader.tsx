import { headerRows } from '@trellis/core';
import type { CSSProperties } from 'react';
import type { TableOrder } from '../../api/table.ts';
import { ariaSort, nextSort } from '../../ui/sort.ts';
import { cellId } from './cellId.ts';
import { idColumn, type Tracks } from './columns.ts';
import { splitSymbol } from './format.ts';
import { leafRow, visibleSpans, type HeaderSpan } from './headerSpans.ts';
import type { CellPlace } from './keyboard.ts';
import type { Range } from './tiles.ts';
import { rowHeight } from './useGridWindow.ts';
import styles from './GridHeader.module.css';

interface Props {
  readonly id: string;
  readonly tracks: Tracks;
  readonly windows: readonly (readonly HeaderSpan[])[];
  readonly view: Range;
  readonly sort: TableOrder['sort'];
  readonly onSort: (sort: TableOrder['sort']) => void;
  readonly active: CellPlace;
}

/** The header rows, always in sight. A merged cell is drawn once, and its text stays in sight as long as the cell. */
export function GridHeader({ id, tracks, windows, view, sort, onSort, active }: Props) {
  const spans = visibleSpans(windows, view.first, view.last);
  const gene = spans.find(({ column }) => column === idColumn);
  const rows = Array.from({ length: headerRows }, (_, row) =>
    spans.filter((span) => span.row === row && tracks.placeOf.has(span.column)).sort((a, b) => a.column - b.column),
  );
  const shared = { id, sort, onSort, active };
  return (
    <div role="rowgroup" className={styles.header} style={{ width: tracks.total, height: headerRows * rowHeight }}>
      {rows.map((cells, row) => (
        <div key={row} role="row" aria-rowindex={row + 1} className={styles.row} style={{ top: row * rowHeight }}>
          {row === 0 && (
            <div className={styles.corner} style={{ width: tracks.frozen }} role="presentation">
              {gene && <HeaderCell {...shared} span={gene} place={0} style={undefined} label={0} />}
            </div>
          )}
          {cells.map((span) => {
            const place = tracks.placeOf.get(span.column) ?? 0;
            const last = tracks.list[tracks.placeOf.get(span.column + span.columns - 1) ?? place];
            const { left } = tracks.list[place];
            const style = { left, width: last.left + last.width - left, height: span.rows * rowHeight };
            return (
              <HeaderCell
                key={span.key}
                {...shared}
                span={span}
                place={place + 1}
                style={style}
                label={tracks.frozen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps extends Pick<Props, 'id' | 'sort' | 'onSort' | 'active'> {
  readonly span: HeaderSpan;
  /** Place among the drawn columns; 0 is the gene id. */
  readonly place: number;
  readonly style: CSSProperties | undefined;
  /** Left end of the text while the cell scrolls out at the left, in pixels. */
  readonly label: number;
}

function HeaderCell({ id, span, place, style, label, sort, onSort, active }: CellProps) {
  const { leaf, column } = span;
  const order = leaf ? ariaSort(sort, column) : undefined;
  const current = leaf && active.row < 0 && active.column === place;
  return (
    <div
      id={leaf ? cellId(id, { row: -1, column: place }) : undefined}
      role="columnheader"
      className={styles.cell}
      style={style}
      title={span.text}
      aria-colindex={place + 1}
      aria-colspan={span.columns > 1 ? span.columns : undefined}
      aria-rowspan={span.rows > 1 ? span.rows : undefined}
      aria-sort={order}
      data-leaf={leaf || undefined}
      data-tf={span.row === 0 && span.rows === 1 ? true : undefined}
      data-cell={leaf ? `-1:${place}` : undefined}
      data-active={current || undefined}
      data-kind={span.row === leafRow || undefined}
      onClick={leaf ? () => onSort(nextSort(sort, column, 'desc')) : undefined}
    >
      <HeaderText text={span.text} left={label} />
      {order && order !== 'none' && <span className={styles.sign}>{order === 'ascending' ? '▲' : '▼'}</span>}
    </div>
  );
}

function HeaderText({ text, left }: { readonly text: string; readonly left: number }) {
  const [before, symbol, after] = splitSymbol(text);
  return (
    <span className={styles.text} style={{ left: left + 6 }}>
      {before}
      {symbol && <em>{symbol}</em>}
      {after}
    </span>
  );
}
