import { shownSymbol } from '@trellis/core/formats';
import type { Site } from '@trellis/contract';
import { selfEdgeText } from '@trellis/core/dataset';
import { headerRows, type ColumnStyle } from '@trellis/core/result';
import type { TableAnalysis } from '@trellis/core/views';
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { Link } from 'wouter';
import { genePage } from '../../router/pageAddresses.ts';
import { Outside } from '../../ui/toolIcons.tsx';
import { cellId, type CellPlace } from './useActiveCell.ts';
import { idColumn, symbolColumn, type GridTrack, type Tracks } from './columns.ts';
import { formatCell, type CellValue } from './format.ts';
import { geneLink } from '../../api/gene.ts';
import { columnTile, rowTile, tileKey, tileRows, type Range } from './tiles.ts';
import type { LoadedTile } from './useTiles.ts';
import styles from './GridRows.module.css';

type Links = Site['geneLinks'];

interface Props {
  readonly id: string;
  readonly items: readonly VirtualItem[];
  readonly tracks: Tracks;
  /** Drawn columns in sight, of those that scroll. */
  readonly places: Range;
  readonly tiles: ReadonlyMap<string, LoadedTile>;
  readonly active: CellPlace;
  readonly links: Links | undefined;
  /** The analysis of each column that has one. */
  readonly analyses: ReadonlyMap<number, TableAnalysis>;
}

/** The rows in sight. */
export function GridRows({ items, active, places, ...rest }: Props) {
  // A group of rows has to have a row.
  if (items.length === 0) return null;
  return (
    <div role="rowgroup">
      {items.map(({ index, start }) => (
        <GridRow
          key={index}
          {...rest}
          index={index}
          top={start}
          first={places.first}
          last={places.last}
          active={active.row === index ? active.column : undefined}
        />
      ))}
    </div>
  );
}

interface RowProps extends Omit<Props, 'items' | 'active' | 'places'> {
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
const GridRow = memo(function GridRow({
  id,
  index,
  top,
  first,
  last,
  active,
  tracks,
  tiles,
  links,
  analyses,
}: RowProps) {
  const find = (column: number) => findCell(tiles, index, column);
  const shown = tracks.list.slice(first, last + 1);
  const gene = find(idColumn)?.value;
  const cell = (track: GridTrack, place: number) => ({
    id,
    row: index,
    place,
    track,
    cell: find(track.column),
    gene,
    analysis: analyses.get(track.column),
    active: active === place,
  });
  return (
    <div
      role="row"
      aria-rowindex={headerRows + index + 1}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, width: tracks.total }}
    >
      <div role="presentation" className={styles.frozen} style={{ width: tracks.frozenWidth }}>
        {tracks.gutter > 0 && (
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
        )}
        {tracks.frozen.map((track, place) => (
          <Cell key={track.column} {...cell(track, place)} isFrozen links={links} />
        ))}
      </div>
      {shown.map((track, i) => (
        <Cell key={track.column} {...cell(track, tracks.frozen.length + first + i)} links={links} />
      ))}
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
  readonly track: GridTrack;
  readonly isFrozen?: boolean;
  readonly cell: FoundCell | undefined;
  /** Id of the gene of the row. */
  readonly gene: CellValue | undefined;
  readonly analysis: TableAnalysis | undefined;
  readonly active: boolean;
  readonly links?: Links;
}

function Cell({ id, row, place, track, isFrozen, cell, gene, analysis, active, links }: CellProps) {
  const isSymbol = track.column === symbolColumn;
  const { text: written, look } = cell
    ? formatCell(cell.value, cell.column, analysis?.perturbation)
    : { text: '', look: 'text' };
  const text = isSymbol ? shownSymbol(written) : written;
  const isSelf = text !== '' && analysis?.perturbed !== undefined && analysis.perturbed === gene;
  return (
    <div
      id={cellId(id, { row, column: place })}
      role="gridcell"
      aria-colindex={place + 1}
      className={styles.cell}
      style={isFrozen ? { width: track.width } : { position: 'absolute', left: track.left, width: track.width }}
      data-cell={`${row}:${place}`}
      data-look={look}
      data-loading={cell ? undefined : true}
      data-stale={cell?.stale || undefined}
      data-active={active || undefined}
      data-symbol={isSymbol || undefined}
      title={isSelf ? selfEdgeText : look === 'text' && text.length > 6 ? text : undefined}
    >
      {track.column === idColumn ? <GeneId id={text} links={links} /> : text}
      {isSelf && <abbr title={selfEdgeText}>†</abbr>}
    </div>
  );
}

/**
 * A gene id that leads to the page of the gene, and next to it the way to the database of the edition, which the page of the
 * gene has for those who do not use a mouse.
 */
function GeneId({ id, links }: { readonly id: string; readonly links: Links | undefined }) {
  const link = geneLink(id, links ?? []);
  if (id === '') return id;
  return (
    <>
      <Link to={genePage(id)} tabIndex={-1}>
        {id}
      </Link>
      {link && (
        <a
          className={styles.outside}
          href={link.url}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          aria-hidden
          title={`${id} at ${link.name}`}
        >
          <Outside />
        </a>
      )}
    </>
  );
}
