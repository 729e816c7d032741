import type { Site } from '@trellis/contract';
import { headerRows, type TableWindow } from '@trellis/core/result';
import type { TableAnalysis } from '@trellis/core/views';
import { edgeColors, onEdgeColor } from '@trellis/figures';
import { useId, useMemo, type CSSProperties, type MouseEvent } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import type { TableOrder } from '../../api/table.ts';
import { useSite } from '../../api/site.ts';
import { ErrorState } from '../../ui/states.tsx';
import { TextButton } from '../../ui/Button.tsx';
import { analysesByColumn, drawnColumns, layTracks } from './columns.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRows } from './GridRows.tsx';
import { cellId, useActiveCell, type CellPlace } from './useActiveCell.ts';
import { analysisSpans, headHeight } from './headerSpans.ts';
import { rowHeight, useGridWindow } from './useGridWindow.ts';
import { useHiddenColumns } from './state.ts';
import { useTiles } from './useTiles.ts';
import styles from './Grid.module.css';

interface Props {
  readonly request: RequestRef;
  readonly size: TableWindow;
  readonly analyses: readonly TableAnalysis[];
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
  '--regulated': edgeColors.EXPRESSION,
  '--bound': edgeColors.BOUND,
  '--on-edge': onEdgeColor,
};

/** The result as a grid that draws only the part in sight: header above, genes at the left, cells between. */
export function Grid(props: Props) {
  const { rows, order, onSort, onClear } = props;
  const { id, site, tracks, attach, view, spans, titles, columns, tiles, active } = useGrid(props);
  const shared = { id, tracks, places: view.places, active: active.place };
  return (
    <>
      {tiles.error && (
        <ErrorState message={`Part of the table could not be loaded. ${tiles.error.message}`} onRetry={tiles.retry} />
      )}
      <div className={styles.frame}>
        <div
          ref={attach}
          className={styles.grid}
          style={colors}
          role="grid"
          tabIndex={0}
          aria-label="Target genes and what each analysis says about them"
          aria-rowcount={rows + headerRows}
          aria-colcount={drawnColumns(tracks)}
          aria-busy={tiles.busy}
          aria-activedescendant={active.inSight ? cellId(id, active.place) : undefined}
          onKeyDown={active.onKeyDown}
          onCopy={active.onCopy}
          onMouseDown={(event) => chooseCell(event, active.set)}
        >
          <div
            className={styles.canvas}
            role="presentation"
            style={{ width: tracks.total, height: headHeight + rows * rowHeight }}
          >
            <GridHeader {...shared} spans={spans} titles={titles} sort={order.sort} onSort={onSort} />
            <GridRows
              {...shared}
              items={view.items}
              tiles={tiles.loaded}
              links={site?.geneLinks}
              analyses={columns}
            />
          </div>
        </div>
        {rows === 0 && <NoRows search={order.search} onClear={onClear} />}
      </div>
    </>
  );
}

/** Columns, rows in sight, their cells and the active cell of a grid. */
function useGrid({ request, size, analyses, rows, order, onSort }: Props) {
  const { totalColumns, header } = size;
  const { data: site } = useSite();
  const tracks = useTracks(size, analyses, site);
  const spans = useMemo(() => analysisSpans(analyses), [analyses]);
  const columns = useMemo(() => analysesByColumn(analyses), [analyses]);
  const titles = useMemo(() => (header[0] ?? []).map(String), [header]);
  const { attach, ...view } = useGridWindow({ request, rows, tracks, order });
  const total = useMemo(() => ({ rows, columns: totalColumns }), [rows, totalColumns]);
  const tiles = useTiles({ request, order, rows: view.rows, columns: view.columns, total });
  const id = useId();
  const active = useActiveCell({ id, rows, tracks, view, sort: order.sort, onSort });
  return { id, site, tracks, attach, view, spans, titles, columns, tiles, active };
}

function useTracks(
  { totalRows: rows, emptyColumns: empty }: TableWindow,
  analyses: readonly TableAnalysis[],
  site: Site | undefined,
) {
  const { narrow, hidden } = useHiddenColumns();
  // All genes of an edition have ids of one form.
  const idLength = site?.defaultTf.length ?? 9;
  return useMemo(() => {
    const whole = hidden.length === 0 && !narrow;
    return layTracks(analyses, [...empty, ...hidden], { rows, idLength, narrow, whole });
  }, [analyses, empty, hidden, rows, idLength, narrow]);
}

/** Makes the cell under the pointer the active one. */
function chooseCell({ target }: MouseEvent, choose: (place: CellPlace) => void): void {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const place = cell?.getAttribute('data-cell')?.split(':').map(Number);
  if (place) choose({ row: place[0], column: place[1] });
}

function NoRows({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <div className={styles.none} style={{ top: headHeight }}>
      <p>No gene matches “{search}”.</p>
      <TextButton onClick={onClear}>Clear the search</TextButton>
    </div>
  );
}
