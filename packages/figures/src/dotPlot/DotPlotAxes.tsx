import type { FigureTheme } from '../parts/theme.ts';
import { dotPlotSizes as sizes } from './sizes.ts';
import type { DotPlotLayout } from './types.ts';

interface Props {
  readonly layout: DotPlotLayout;
  readonly theme: FigureTheme;
}

/** The axes of a dot plot with their grid, and the line across it. */
export function DotPlotAxes({ layout: { plot, xTicks, yTicks, xAxis, yAxis, line }, theme }: Props) {
  return (
    <g fontSize={sizes.tick} fill={theme.quiet}>
      {xTicks.map(({ text, x, y }) => (
        <g key={text} textAnchor="middle">
          <line x1={x} x2={x} y1={plot.top} y2={plot.bottom + 4} stroke={theme.line} />
          <text x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
      {yTicks.map(({ text, x, y }) => (
        <g key={text} textAnchor="end">
          <line x1={plot.left - 4} x2={plot.right} y1={y} y2={y} stroke={theme.line} />
          <text x={x} y={y + 4}>
            {text}
          </text>
        </g>
      ))}
      <text x={xAxis.x} y={xAxis.y} fontSize={sizes.text} textAnchor="middle">
        {xAxis.text}
      </text>
      <text x={yAxis.x} y={yAxis.y} fontSize={sizes.text}>
        {yAxis.text}
      </text>
      {line && (
        <g textAnchor="end">
          <line x1={plot.left} x2={line.x} y1={line.y} y2={line.y} stroke={theme.quiet} strokeDasharray="4 3" />
          <text x={line.x} y={line.y - 5}>
            {line.text}
          </text>
        </g>
      )}
    </g>
  );
}
