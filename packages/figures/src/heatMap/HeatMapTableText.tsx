import type { FigureTheme } from '../parts/theme.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { PlacedTable, TableCell } from './types.ts';

/** The table as SVG text, which every drawing program can show (unlike HTML in `foreignObject`). */
export function HeatMapTableText({
  table: { headers, rows, line },
  theme,
}: {
  readonly table: PlacedTable;
  readonly theme: FigureTheme;
}) {
  return (
    <g fontSize={sizes.tableText} fill={theme.ink} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <g fontWeight={600}>{headers.map(cellText)}</g>
      <line x1={line.x1} x2={line.x2} y1={line.y} y2={line.y} stroke={theme.quiet} />
      {rows.map((cells, row) => (
        <g key={row}>{cells.map(cellText)}</g>
      ))}
    </g>
  );
}

function cellText({ text, full, x, y, right }: TableCell, index: number) {
  return (
    <text key={index} x={x} y={y} textAnchor={right ? 'end' : undefined}>
      {full !== undefined && <title>{full}</title>}
      {text}
    </text>
  );
}
