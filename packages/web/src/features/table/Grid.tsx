import type { TableWindow } from '@trellis/contract';
import { edgeColors, onEdgeColor } from '@trellis/figures';
import { useId, useMemo, type CSSProperties, type MouseEvent } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import type { TableOrder } from '../../api/table.ts';
import { useSite } from '../../api/site.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { layTracks } from './columns.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRows } from './GridRows.tsx';
import { cellId } from './cellId.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useHeader } from './useHead.ts';
import { headHeight, rowHeight, useGridWindow } from './useGridWindow.ts';
import { useTableStates } from './state.ts';
import { useTiles } from './useTiles.ts';
import styles from './Grid.module.css';

interface Props {
  readonly request: RequestRef;
  readonly size: TableWindow;
  /** Rows that the search keeps. */
  readonly rows: number;
  readonly order: TableOrder;
  readonly onSort: (sort: TableOrder['sort']) => void;
  readonly onClear: () => void;
}

const colors = {
  '--up': edgeColors.INDUCED,
  '--down': edgeColors.REPRESSED,
  '--star': edgeColors.EXPRESSION,
  '--plus': edgeColors.BOUND,
  '--on-edge': onEdgeColor,
} as CSSProperties;

/** The result as a grid of which only the part in sight exists: header above, gene ids at the left, cells between. */
export function Grid({ request, size, rows, order, onSort, onClear }: Props) {
  const { total_columns: columns, total_rows: totalRows, empty_columns: empty } = size;
  const hidden = useTableStates((states) => states.hidden);
  const { data: site } = useSite();
  // All genes of an edition have ids of one form.
  const idLength = site?.default_tf.length ?? 9;
  const tracks = useMemo(
    () => layTracks(columns, [...empty, ...hidden], { rows: totalRows, idLength }),
    [columns, empty, hidden, totalRows, idLength],
  );
  const { attach, ...view } = useGridWindow({ request, rows, tracks, order });
  const header = useHeader(request, view.columns.first, view.columns.last, columns);
  const total = useMemo(() => ({ rows, columns }), [rows, columns]);
  const tiles = useTiles({ request, order, rows: view.rows, columns: view.columns, total });
  const id = useId();
  const active = useActiveCell({ id, rows, tracks, view, sort: order.sort, onSort });

  const choose = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    const place = cell?.getAttribute('data-cell')?.split(':').map(Number);
    if (place) active.set({ row: place[0], column: place[1] });
  };

  return (
    <>
      {tiles.error && (
        <ErrorState message={`Part of the table could not be loaded. ${tiles.error.message}`} onRetry={tiles.retry} />
      )}
      <div
        ref={attach}
        className={styles.grid}
        style={{ ...colors, '--gene': `${tracks.gene}px` } as CSSProperties}
        role="grid"
        tabIndex={0}
        aria-label="Target genes and what each analysis says about them"
        aria-rowcount={rows + 6}
        aria-colcount={tracks.list.length + 1}
        aria-busy={tiles.busy}
        aria-activedescendant={active.inSight ? cellId(id, active.place) : undefined}
        onKeyDown={active.onKeyDown}
        onMouseDown={choose}
      >
        <div
          className={styles.canvas}
          role="presentation"
          style={{ width: tracks.total, height: headHeight + rows * rowHeight }}
        >
          <GridHeader
            id={id}
            tracks={tracks}
            windows={header}
            view={view.columns}
            sort={order.sort}
            onSort={onSort}
            active={active.place}
          />
          <GridRows
            id={id}
            items={view.items}
            tracks={tracks}
            view={view.columns}
            tiles={tiles.loaded}
            active={active.place}
            links={site?.gene_links}
          />
        </div>
        {rows === 0 && (
          <div className={styles.none} role="presentation">
            <p>No gene matches “{order.search}”.</p>
            <TextButton onClick={onClear}>Clear the search</TextButton>
          </div>
        )}
      </div>
    </>
  );
}
