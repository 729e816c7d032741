import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { scoreDotSizes as sizes } from './sizes.ts';
import type { ScoreDotsLayout, ScoreRow, ScoreSeries } from './types.ts';

interface Props {
  readonly layout: ScoreDotsLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
}

/** Scores of several kinds as marks on a common axis, a row per item. */
export function ScoreDots({ layout, theme, label }: Props) {
  const { title, rows, plot, ticks, zero, axis, keys, series } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label}>
      <FigureTitle lines={title} theme={theme} />
      <g fontSize={sizes.tick} fill={theme.quiet} textAnchor="middle">
        {ticks.map(({ text, x, y }) => (
          <g key={text}>
            <line x1={x} x2={x} y1={plot.top} y2={plot.bottom + 4} stroke={theme.line} />
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        ))}
        <text x={axis.x} y={axis.y} fontSize={sizes.text}>
          {axis.text}
        </text>
      </g>
      <line x1={zero} x2={zero} y1={plot.top} y2={plot.bottom + 4} stroke={theme.quiet} />
      {rows.map((row, i) => (
        <Row key={i} row={row} layout={layout} theme={theme} />
      ))}
      <g fontSize={sizes.text} fill={theme.ink}>
        {keys.map(({ text, x, y }, i) => (
          <g key={text}>
            <DotMark series={series[i]} x={x - 6 - sizes.keyMark / 2} y={y - 4} theme={theme} />
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        ))}
      </g>
    </FigureFrame>
  );
}

/** A label, a line over the range of its scores, and the marks. */
function Row({ row, layout, theme }: { readonly row: ScoreRow } & Pick<Props, 'layout' | 'theme'>) {
  const { text, full, x, y, middle, span, dots } = row;
  return (
    <g>
      <text x={x} y={y} fontSize={sizes.text} fill={theme.ink} textAnchor="end">
        {full !== undefined && <title>{full}</title>}
        {text}
      </text>
      {span && <line x1={span[0]} x2={span[1]} y1={middle} y2={middle} stroke={theme.quiet} opacity={0.5} />}
      {dots.map(({ series, name, x: dotX, y: dotY }) => (
        <g key={series}>
          <title>{name}</title>
          <DotMark series={layout.series[series]} x={dotX} y={dotY} theme={theme} />
        </g>
      ))}
    </g>
  );
}

interface DotMarkProps {
  readonly series: ScoreSeries;
  readonly x: number;
  readonly y: number;
  readonly theme: FigureTheme;
}

/** The mark of one kind of score; shapes tell the kinds apart without color. */
function DotMark({ series: { shape, color }, x, y, theme }: DotMarkProps) {
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
