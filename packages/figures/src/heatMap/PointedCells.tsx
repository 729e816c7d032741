import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point } from '../parts/point.ts';
import { pointerShare } from '../parts/pointer.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { isSingleCell, windowOfArea } from './area.ts';
import { moveCell } from './moveCell.ts';
import type { HeatMapArea, HeatMapCell, HeatMapGrid } from './types.ts';

/** Of an area that is being chosen. */
const areaColor = '#257afd';

interface Props {
  readonly grid: HeatMapGrid;
  readonly theme: FigureTheme;
  readonly label: string;
  readonly active: HeatMapCell | undefined;
  readonly area: HeatMapArea | undefined;
  readonly onCell: (cell: HeatMapCell | undefined) => void;
  /** Called while an area is chosen: with a pointer that is dragged, or with Shift and the arrow keys. */
  readonly onArea?: (area: HeatMapArea | undefined) => void;
  /** Called when the pointer is released over the last cell of an area. */
  readonly onAreaEnd?: () => void;
}

/**
 * A transparent sheet that reports the cell under the pointer or reached with the keyboard, and the area that is chosen, with
 * a frame around them.
 */
export function PointedCells(props: Props) {
  const { grid, theme, label, active, area } = props;
  const { x, y, cellWidth, cellHeight, rows, columns } = grid;
  return (
    <g>
      {active && <Frame grid={grid} area={{ from: active, to: active }} theme={theme} />}
      {area && !isSingleCell(area) && <Frame grid={grid} area={area} theme={theme} filled />}
      <rect
        x={x}
        y={y}
        width={columns.length * cellWidth}
        height={rows.length * cellHeight}
        fill="transparent"
        role="application"
        aria-label={`${label}. Arrow keys go from cell to cell.`}
        tabIndex={0}
        {...listeners(props)}
      />
    </g>
  );
}

/** Fingers scroll the page, and a tap points at a cell until the next; other pointers draw an area while their button is down. */
function listeners({ grid, active, area, onCell, onArea, onAreaEnd }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCell(grid, active, event.key);
    if (!next) return;
    event.preventDefault();
    onArea?.(event.shiftKey ? { from: area?.from ?? active ?? next, to: next } : undefined);
    onCell(next);
  };
  return {
    onKeyDown,
    onPointerDown: (event: PointerEvent) => {
      const cell = cellAt(grid, pointerShare(event));
      if (event.pointerType === 'touch') onCell(cell);
      if (!onArea || event.button !== 0 || event.pointerType === 'touch') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onArea({ from: cell, to: cell });
    },
    onPointerMove: (event: PointerEvent) => {
      const cell = cellAt(grid, pointerShare(event));
      onCell(cell);
      if (area && event.currentTarget.hasPointerCapture(event.pointerId)) onArea?.({ from: area.from, to: cell });
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onAreaEnd?.();
    },
    // A finger leaves as soon as it is lifted.
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') onCell(undefined);
    },
  };
}

/** The cell at a position given as shares of the width and height of all cells. */
function cellAt({ rows, columns }: HeatMapGrid, { x, y }: Point): HeatMapCell {
  return {
    row: rows[Math.min(Math.floor(y * rows.length), rows.length - 1)],
    column: columns[Math.min(Math.floor(x * columns.length), columns.length - 1)],
  };
}

interface FrameProps {
  readonly grid: HeatMapGrid;
  readonly area: HeatMapArea;
  readonly theme: FigureTheme;
  readonly filled?: boolean;
}

function Frame({ grid, area, theme, filled }: FrameProps) {
  const { rows, columns } = windowOfArea(grid, area);
  return (
    <rect
      x={grid.x + grid.columns.indexOf(columns[0]) * grid.cellWidth}
      y={grid.y + grid.rows.indexOf(rows[0]) * grid.cellHeight}
      width={columns.length * grid.cellWidth}
      height={rows.length * grid.cellHeight}
      fill={filled ? areaColor : 'none'}
      fillOpacity={filled ? 0.25 : undefined}
      stroke={theme.ink}
      strokeWidth={2}
    />
  );
}
