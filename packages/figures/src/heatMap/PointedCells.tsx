import type { KeyboardEvent } from 'react';
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

/** One sheet over all cells that tells which of them is pointed at, and a frame round the active one. */
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
      {active && (
        <rect
          x={x + columns.indexOf(active.column) * cellWidth}
          y={y + rows.indexOf(active.row) * cellHeight}
          width={cellWidth}
          height={cellHeight}
          fill="none"
          stroke={theme.ink}
          strokeWidth={2}
        />
      )}
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
        onPointerMove={(event) => {
          const share = pointerShare(event);
          onCell({
            row: rows[Math.min(Math.floor(share.y * rows.length), rows.length - 1)],
            column: columns[Math.min(Math.floor(share.x * columns.length), columns.length - 1)],
          });
        }}
        onPointerLeave={() => onCell(undefined)}
      />
    </g>
  );
}
