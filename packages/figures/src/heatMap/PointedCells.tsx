import type { KeyboardEvent } from 'react';
import type { Point } from '../parts/point.ts';
import { pointerShare } from '../parts/pointer.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { moveCell } from './moveCell.ts';
import type { HeatMapCell, HeatMapGrid } from './types.ts';

interface Props {
  readonly grid: HeatMapGrid;
  readonly theme: FigureTheme;
  readonly label: string;
  readonly active: HeatMapCell | undefined;
  readonly onCell: (cell: HeatMapCell | undefined) => void;
}

/** A transparent sheet that reports the cell under the pointer or reached with the keyboard, and a frame around the active one. */
export function PointedCells({ grid, theme, label, active, onCell }: Props) {
  const { x, y, cellWidth, cellHeight, rows, columns } = grid;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCell(grid, active, event.key);
    if (!next) return;
    event.preventDefault();
    onCell(next);
  };
  return (
    <g>
      {active && <ActiveFrame grid={grid} active={active} theme={theme} />}
      <rect
        x={x}
        y={y}
        width={columns.length * cellWidth}
        height={rows.length * cellHeight}
        fill="transparent"
        role="application"
        aria-label={`${label}. Arrow keys go from cell to cell.`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => onCell(cellAt(grid, pointerShare(event)))}
        onPointerLeave={() => onCell(undefined)}
      />
    </g>
  );
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
  readonly active: HeatMapCell;
  readonly theme: FigureTheme;
}

function ActiveFrame({ grid, active, theme }: FrameProps) {
  return (
    <rect
      x={grid.x + grid.columns.indexOf(active.column) * grid.cellWidth}
      y={grid.y + grid.rows.indexOf(active.row) * grid.cellHeight}
      width={grid.cellWidth}
      height={grid.cellHeight}
      fill="none"
      stroke={theme.ink}
      strokeWidth={2}
    />
  );
}
