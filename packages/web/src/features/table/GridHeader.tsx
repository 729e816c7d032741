import { headerRows } from '@trellis/core/result';
import type { CSSProperties } from 'react';
import type { TableOrder } from '../../api/table.ts';
import { ariaSort, nextSort } from '../../ui/sort.ts';
import { cellId, type CellPlace } from './useActiveCell.ts';
import { firstOrder, trackAt, type Tracks } from './columns.ts';
import { geneSpan, headHeight, rowTop, visibleSpans, type HeaderSpan } from './headerSpans.ts';
import type { Range } from './tiles.ts';
import styles from './GridHeader.module.css';

interface Props {
  readonly id: string;
  readonly tracks: Tracks;
  /** Cells above each analysis. */
  readonly spans: readonly (readonly HeaderSpan[])[];
  /** Drawn columns in sight, of those that scroll. */
  readonly places: Range;
  readonly sort: TableOrder['sort'];
  readonly onSort: (sort: TableOrder['sort']) => void;
  readonly active: CellPlace;
  /** Titles of the columns about the gene. */
  readonly titles: readonly string[];
}

/** The header rows, always in sight. A merged cell is drawn once; rows without a cell in sight are left out. */
export function GridHeader({ id, tracks, spans, places, sort, onSort, active, titles }: Props) {
  const inSight = visibleSpans(spans, tracks, places, titles);
  const rows = Array.from({ length: headerRows }, (_, row) => inSight.filter((span) => span.row === row));
  const shared = { id, sort, onSort, active };
  return (
    <div role="rowgroup" className={styles.header} style={{ width: tracks.total, height: headHeight }}>
      {rows.map((cells, row) =>
        row > 0 && cells.length === 0 ? null : (
          <div key={row} role="row" aria-rowindex={row + 1} className={styles.row} style={{ top: rowTop(row) }}>
            {row === 0 && <Corner {...shared} tracks={tracks} />}
            {cells.map((span) => (
              <HeaderCell
                key={span.key}
                {...shared}
                span={span}
                place={tracks.placeOf.get(span.column) ?? 0}
                style={boxOf(span, tracks)}
                label={tracks.frozenWidth}
              />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

function boxOf({ column, columns, row, rows }: HeaderSpan, tracks: Tracks): CSSProperties {
  const place = tracks.placeOf.get(column) ?? 0;
  const [first, last] = [trackAt(tracks, place), trackAt(tracks, place + columns - 1)];
  const left = first?.left ?? 0;
  return { left, width: (last?.left ?? 0) + (last?.width ?? 0) - left, height: rowTop(row + rows) - rowTop(row) };
}

type Shared = Pick<Props, 'id' | 'sort' | 'onSort' | 'active'>;

/** The headers of the frozen columns. */
const Corner = ({ tracks, ...shared }: Shared & Pick<Props, 'tracks'>) => (
  <div
    className={styles.corner}
    style={{ width: tracks.frozenWidth, height: headHeight, paddingLeft: tracks.gutter }}
    role="presentation"
  >
    {tracks.frozen.map(({ column, width }, place) => (
      <HeaderCell key={column} {...shared} span={geneSpan(column)} place={place} style={{ width }} label={0} />
    ))}
  </div>
);

interface CellProps extends Shared {
  readonly span: HeaderSpan;
  /** Place among the drawn columns. */
  readonly place: number;
  readonly style: CSSProperties;
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
      title={span.words}
      aria-label={span.words === span.text ? undefined : span.words}
      aria-colindex={place + 1}
      aria-colspan={span.columns > 1 ? span.columns : undefined}
      aria-rowspan={span.rows > 1 ? span.rows : undefined}
      aria-sort={order}
      data-leaf={leaf || undefined}
      data-label={(!leaf && span.row === 0) || undefined}
      data-cell={leaf ? `-1:${place}` : undefined}
      data-active={current || undefined}
      onClick={leaf ? () => onSort(nextSort(sort, column, firstOrder(column))) : undefined}
    >
      <span className={styles.text} style={{ left: label + 6 }}>
        {span.symbol && <em>{span.symbol}</em>}
        {span.text.slice(span.symbol.length)}
      </span>
      {order && order !== 'none' && <span className={styles.sign}>{order === 'ascending' ? '▲' : '▼'}</span>}
    </div>
  );
}
