import type { FigureTheme } from '../parts/theme.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { PlacedScale } from './types.ts';

interface Props {
  readonly scale: PlacedScale;
  readonly theme: FigureTheme;
  readonly id: string;
}

/** Legend of the colors. */
export function HeatMapScale({ scale, theme, id }: Props) {
  const { x, y, width, height, colors, name, lower, upper, note, blank } = scale;
  return (
    <g fontSize={sizes.labelText} fill={theme.ink}>
      <linearGradient id={`${id}-scale`}>
        {colors.map((color, i) => (
          <stop key={color} offset={i / (colors.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
      <text x={name.x} y={name.y}>
        {name.text}
      </text>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id}-scale)`} stroke={theme.line} />
      <text x={lower.x} y={lower.y} fill={theme.quiet}>
        {lower.text}
      </text>
      <text x={upper.x} y={upper.y} fill={theme.quiet} textAnchor="end">
        {upper.text}
      </text>
      {note && (
        <text x={note.x} y={note.y} fill={theme.quiet}>
          {note.text}
        </text>
      )}
      {blank && (
        <g fill={theme.quiet}>
          <rect
            x={blank.x - 18}
            y={y}
            width={12}
            height={height}
            fill={theme.line}
            fillOpacity={0.5}
            stroke={theme.line}
          />
          <text x={blank.x} y={blank.y}>
            {blank.text}
          </text>
        </g>
      )}
    </g>
  );
}
