import type { FigureTheme } from '../parts/theme.ts';
import { recallSizes as sizes } from './sizes.ts';
import { lineStyles } from './style.ts';
import type { CurveKind, RecallLegendEntry } from './types.ts';

interface Props {
  readonly legend: readonly RecallLegendEntry[];
  readonly theme: FigureTheme;
}

export function RecallLegend({ legend, theme }: Props) {
  return (
    <g fontSize={sizes.legendText} fill={theme.ink}>
      {legend.map(({ kind, text, x, y }) => (
        <g key={kind}>
          <Sample kind={kind} x={x - sizes.sample - sizes.sampleGap} y={y - 4} theme={theme} />
          <text x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface SampleProps {
  readonly kind: CurveKind;
  readonly x: number;
  readonly y: number;
  readonly theme: FigureTheme;
}

function Sample({ kind, x, y, theme }: SampleProps) {
  if (kind === 'band') {
    return <rect x={x} y={y - 5} width={sizes.sample} height={10} fill={theme.quiet} fillOpacity={0.25} />;
  }
  return <path d={`M${x} ${y}h${sizes.sample}`} {...lineStyles[kind]} />;
}
