import type { FigureTheme } from '../parts/theme.ts';
import { recallSizes } from './sizes.ts';
import { lineStyles, recallColors } from './style.ts';
import type { PlacedCutoff, RecallPlot } from './types.ts';

interface Props {
  readonly cutoff: PlacedCutoff;
  readonly plot: RecallPlot;
  readonly theme: FigureTheme;
}

/** The dashed line of the precision cutoff, its value and the last prediction kept. */
export function CutoffLine({ cutoff: { y, label, point }, plot, theme }: Props) {
  return (
    <g>
      <path d={`M${plot.x} ${y}h${plot.width}`} {...lineStyles.cutoff} />
      <text
        x={label.x}
        y={label.y}
        textAnchor="end"
        fontSize={recallSizes.tickText}
        fill={theme.ink}
        stroke={theme.paper}
        strokeWidth={3}
        paintOrder="stroke"
      >
        {label.text}
      </text>
      {point && (
        <circle cx={point.x} cy={point.y} r={5} fill={recallColors.cutoff} stroke={theme.paper} strokeWidth={1.5} />
      )}
    </g>
  );
}
