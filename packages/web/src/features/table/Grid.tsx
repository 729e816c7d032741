import type { Site } from '@trellis/contract';
import { headerRows, type TableWindow } from '@trellis/core';
import { edgeColors, onEdgeColor } from '@trellis/figures';
import { useId, useMemo, type CSSProperties, type MouseEvent } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import type { TableOrder } from '../../api/table.ts';
import { useSite } from '../../api/site.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { layTracks, type Tracks } from './columns.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRows } from './GridRows.tsx';
import { cellId } from './cellId.ts';
import type { CellPlace } from './keyboard.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useHeader } from './useHead.ts';
import { headHeight, rowHeight, useGridWindow } from './useGridWindow.ts';
import { useTableStates } from './state.ts';
import { useTiles } from './useTiles.ts';
import styles from './Grid.module.css';

interface Props {
  readonly request: RequestRef;
  readonly size: TableWindow;
  /** Number of rows that match the search. */
  readonly rows: number;
  readonly order: TableOrder;
  readonly onSort: (sort: TableOrder['sort']) => void;
  readonly onClear: () => void;
}

type GridStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

const colors: GridStyle = {
  '--up': edgeColors.INDUCED,
  '--down': edgeColors.REPRESSED,
  '--star': edgeColors.EXPRESSION,
  '--plus': edgeColors.BOUND,
  '--on-edge': onEdgeColor,
};

const styleOf = ({ gene }: Tracks): GridStyle => ({ ...colors, '--gene': `${gene}px` });

/** The result as a grid that draws only the part in sight: header above, gene ids at the left, cells between. */
export function Grid(props: Props) {
  const { rows, order, onSort, onClear } = props;
  const { id, site, tracks, attach, view, header, tiles, active } = useGrid(props);
  const shared = { id, tracks, view: view.columns, active: active.place };
  return (
    <>
      {tiles.error && (
        <ErrorState message={`Part of the table could not be loaded. ${tiles.error.message}`} onRetry={tiles.retry} />
      )}
      <div
        ref={attach}
        className={styles.grid}
        style={styleOf(tracks)}
        role="grid"
        tabIndex={0}
        aria-label="Target genes and what each analysis says about them"
        aria-rowcount={rows + headerRows}
        aria-colcount={tracks.list.length + 1}
        aria-busy={tiles.busy}
        aria-activedescendant={active.inSight ? cellId(id, active.place) : undefined}
        onKeyDown={active.onKeyDown}
        onMouseDown={(event) => chooseCell(event, active.set)}
      >
        <div
          className={styles.canvas}
          role="presentation"
          style={{ width: tracks.total, height: headHeight + rows * rowHeight }}
        >
          <GridHeader {...shared} windows={header} sort={order.sort} onSort={onSort} />
          <GridRows {...shared} items={view.items} tiles={tiles.loaded} links={site?.geneLinks} />
        </div>
        {rows === 0 && <NoRows search={order.search} onClear={onClear} />}
      </div>
    </>
  );
}

/** Columns, rows in sight, their cells and the active cell of a grid. */
function useGrid({ request, size, rows, order, onSort }: Props) {
  const { totalColumns: columns } = size;
  const { data: site } = useSite();
  const tracks = useTracks(size, site);
  const { attach, ...view } = useGridWindow({ request, rows, tracks, order });
  const header = useHeader(request, view.columns.first, view.columns.last, columns);
  const total = useMemo(() => ({ rows, columns }), [rows, columns]);
  const tiles = useTiles({ request, order, rows: view.rows, columns: view.columns, total });
  const id = useId();
  const active = useActiveCell({ id, rows, tracks, view, sort: order.sort, onSort });
  return { id, site, tracks, attach, view, header, tiles, active };
}

function useTracks(
  { totalColumns: columns, totalRows: rows, emptyColumns: empty }: TableWindow,
  site: Site | undefined,
) {
  const hidden = useTableStates((states) => states.hidden);
  // All genes of an edition have ids of one form.
  const idLength = site?.defaultTf.length ?? 9;
  return useMemo(
    () => layTracks(columns, [...empty, ...hidden], { rows, idLength }),
    [columns, empty, hidden, rows, idLength],
  );
}

/** Makes the cell under the pointer the active one. */
function chooseCell({ target }: MouseEvent, choose: (place: CellPlace) => void): void {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const place = cell?.getAttribute('data-cell')?.split(':').map(Number);
  if (place) choose({ row: place[0], column: place[1] });
}

function NoRows({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <div className={styles.none} role="presentation">
      <p>No gene matches “{search}”.</p>
      <TextButton onClick={onClear}>Clear the search</TextButton>
    </div>
  );
}
