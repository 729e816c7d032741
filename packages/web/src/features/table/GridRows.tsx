import type { Site } from '@trellis/contract';
import { headerRows, type ColumnStyle } from '@trellis/core';
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { cellId } from './cellId.ts';
import { idColumn, symbolColumn, type GridTrack, type Tracks } from './columns.ts';
import { formatCell, type CellValue } from './format.ts';
import { geneLink } from '../../api/geneLink.ts';
import type { CellPlace } from './keyboard.ts';
import { columnTile, rowTile, tileKey, tileRows, type Range } from './tiles.ts';
import type { LoadedTile } from './useTiles.ts';
import styles from './GridRows.module.css';

type Links = Site['geneLinks'];

interface Props {
  readonly id: string;
  readonly items: readonly VirtualItem[];
  readonly tracks: Tracks;
  readonly view: Range;
  readonly tiles: ReadonlyMap<string, LoadedTile>;
  readonly active: CellPlace;
  readonly links: Links | undefined;
}

/** The rows in sight. */
export function GridRows({ items, active, view, ...rest }: Props) {
  return (
    <div role="rowgroup">
      {items.map(({ index, start }) => (
        <GridRow
          key={index}
          {...rest}
          index={index}
          top={start}
          first={view.first}
          last={view.last}
          active={active.row === index ? active.column : undefined}
        />
      ))}
    </div>
  );
}

interface RowProps extends Omit<Props, 'items' | 'active' | 'view'> {
  readonly index: number;
  readonly top: number;
  readonly first: number;
  readonly last: number;
  readonly active: number | undefined;
}

interface FoundCell {
  readonly value: CellValue;
  readonly column: ColumnStyle;
  readonly stale: boolean;
}

/** One gene. It is drawn again only when its own cells or the columns in sight change. */
const GridRow = memo(function GridRow({ id, index, top, first, last, active, tracks, tiles, links }: RowProps) {
  const find = (column: number) => findCell(tiles, index, column);
  const shown = tracks.list.slice(tracks.placeOf.get(first) ?? 0, (tracks.placeOf.get(last) ?? -1) + 1);
  return (
    <div
      role="row"
      aria-rowindex={headerRows + index + 1}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, width: tracks.total }}
    >
      <div role="presentation" className={styles.frozen} style={{ width: tracks.frozen }}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <Cell id={id} row={index} place={0} cell={find(idColumn)} active={active === 0} links={links} />
      </div>
      {shown.map((track) => {
        const place = (tracks.placeOf.get(track.column) ?? 0) + 1;
        return (
          <Cell
            key={track.column}
            id={id}
            row={index}
            place={place}
            track={track}
            cell={find(track.column)}
            active={active === place}
          />
        );
      })}
    </div>
  );
});

function findCell(tiles: Props['tiles'], row: number, column: number): FoundCell | undefined {
  const tile = tiles.get(tileKey(rowTile(row), columnTile(column)));
  const values = tile?.window.data[row % tileRows];
  if (!tile || !values) return undefined;
  const index = column - tile.window.column;
  return { value: values[index], column: tile.window.columns[index], stale: tile.stale };
}

interface CellProps {
  readonly id: string;
  readonly row: number;
  /** Position among the drawn columns; 0 is the gene id. */
  readonly place: number;
  readonly track?: GridTrack;
  readonly cell: FoundCell | undefined;
  readonly active: boolean;
  readonly links?: Links;
}

function Cell({ id, row, place, track, cell, active, links }: CellProps) {
  const { text, look } = cell ? formatCell(cell.value, cell.column) : { text: '', look: 'text' };
  return (
    <div
      id={cellId(id, { row, column: place })}
      role="gridcell"
      aria-colindex={place + 1}
      className={styles.cell}
      style={track && { position: 'absolute', left: track.left, width: track.width }}
      data-cell={`${row}:${place}`}
      data-look={look}
      data-loading={cell ? undefined : true}
      data-stale={cell?.stale || undefined}
      data-active={active || undefined}
      data-symbol={track?.column === symbolColumn || undefined}
      title={look === 'text' && text.length > 12 ? text : undefined}
    >
      {track ? text : <GeneId id={text} links={links} />}
    </div>
  );
}

function GeneId({ id, links }: { readonly id: string; readonly links: Links | undefined }) {
  const link = geneLink(id, links ?? []);
  if (!link) return id;
  return (
    <a href={link.url} target="_blank" rel="noreferrer" tabIndex={-1} title={`${id} at ${link.name}`}>
      {id}
    </a>
  );
}
