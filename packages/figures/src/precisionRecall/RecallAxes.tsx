import type { FigureTheme } from '../parts/theme.ts';
import { recallSizes } from './sizes.ts';
import type { PrecisionRecallLayout } from './types.ts';

interface Props {
  readonly layout: PrecisionRecallLayout;
  readonly theme: FigureTheme;
}

/** Grid, tick labels and titles of the axes, and the message shown instead of a curve. */
export function RecallAxes({ layout, theme }: Props) {
  const { plot, recallTicks, precisionTicks, recallTitle, precisionTitle, message } = layout;
  return (
    <g fontSize={recallSizes.tickText} fill={theme.quiet} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {recallTicks.map(({ text, x, y }) => (
        <g key={text}>
          <line x1={x} x2={x} y1={plot.y} y2={plot.y + plot.height} stroke={theme.line} />
          <text x={x} y={y} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {precisionTicks.map(({ text, x, y }) => (
        <g key={text}>
          <line x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} stroke={theme.line} />
          <text x={x} y={y + recallSizes.tickText * 0.36} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <text x={recallTitle.x} y={recallTitle.y} textAnchor="middle" fill={theme.ink}>
        {recallTitle.text}
      </text>
      <text
        transform={`translate(${precisionTitle.x} ${precisionTitle.y}) rotate(-90)`}
        textAnchor="middle"
        fill={theme.ink}
      >
        {precisionTitle.text}
      </text>
      {message && (
        <text x={message.x} y={message.y} textAnchor="middle">
          {message.text}
        </text>
      )}
    </g>
  );
}
