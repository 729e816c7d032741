import type { FigureTheme } from '../parts/theme.ts';
import { scoreDotSizes as sizes } from './sizes.ts';
import type { ScoreSeries } from './types.ts';

interface Props {
  readonly series: ScoreSeries;
  readonly x: number;
  readonly y: number;
  readonly theme: FigureTheme;
}

/** The mark of one kind of score; shapes tell the kinds apart without color. */
export function DotMark({ series: { shape, color }, x, y, theme }: Props) {
  const r = sizes.dot;
  switch (shape) {
    case 'disc':
      return <circle cx={x} cy={y} r={r} fill={color} stroke={theme.paper} />;
    case 'ring':
      return <circle cx={x} cy={y} r={r - 0.75} fill={theme.paper} stroke={color} strokeWidth={2} />;
    case 'triangle':
      return <path d={`M${x} ${y - r - 0.5}l${r + 0.5} ${2 * r}h${-2 * r - 1}Z`} fill={color} stroke={theme.paper} />;
    case 'diamond':
      return (
        <path
          d={`M${x} ${y - r - 1}l${r + 1} ${r + 1}l${-r - 1} ${r + 1}l${-r - 1} ${-r - 1}Z`}
          fill={theme.paper}
          stroke={color}
          strokeWidth={1.5}
        />
      );
    default:
      return shape satisfies never;
  }
}
