import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import { markProps, type MarkEvents } from '../parts/marks.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { DotPlotAxes } from './DotPlotAxes.tsx';
import { dotPlotSizes as sizes } from './sizes.ts';
import type { DotPlotLayout, PlacedDot } from './types.ts';

interface Props extends MarkEvents {
  readonly layout: DotPlotLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
}

/** Color of all dots; readable on both papers. */
const dotColor = '#ef6548';

/** Dots by two values, with areas in proportion to a third. */
export function DotPlot({ layout, theme, label, ...events }: Props) {
  const { title, dots, order, labels, keys } = layout;
  const { active, onActive, onPress } = events;
  return (
    <FigureFrame
      size={layout}
      theme={theme}
      label={label}
      interactive={onPress !== undefined}
      onPointerLeave={onActive && (() => onActive(undefined))}
    >
      <FigureTitle lines={title} theme={theme} />
      <DotPlotAxes layout={layout} theme={theme} />
      {dots.some(({ interval }) => interval) && <Intervals dots={dots} active={active} theme={theme} />}
      {order.map((index) => (
        <g key={index} {...markProps(index, events)}>
          <circle
            cx={dots[index].x}
            cy={dots[index].y}
            r={dots[index].r}
            fill={dotColor}
            fillOpacity={0.65}
            stroke={index === active ? theme.ink : theme.paper}
            strokeWidth={index === active ? 2.5 : 1}
          />
        </g>
      ))}
      <g fontSize={sizes.label} fill={theme.ink} pointerEvents="none">
        {labels.map(({ text, x, y, anchor }, i) => (
          <text key={i} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
      <g fontSize={sizes.text} fill={theme.ink}>
        {keys.map(({ text, x, y, dot }) => (
          <g key={text}>
            <circle cx={dot.x} cy={dot.y} r={dot.r} fill={dotColor} fillOpacity={0.65} stroke={theme.paper} />
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        ))}
      </g>
    </FigureFrame>
  );
}

interface IntervalsProps {
  readonly dots: readonly PlacedDot[];
  /** Index of the dot to highlight. */
  readonly active: number | undefined;
  readonly theme: FigureTheme;
}

/** The intervals as thin lines under the dots; that of the active dot is dark. */
const Intervals = ({ dots, active, theme }: IntervalsProps) => (
  <g strokeWidth={1} pointerEvents="none">
    {dots.map(
      ({ interval, y }, index) =>
        interval && (
          <line
            key={index}
            x1={interval[0]}
            x2={interval[1]}
            y1={y}
            y2={y}
            stroke={index === active ? theme.ink : theme.quiet}
            strokeOpacity={index === active ? 1 : 0.5}
          />
        ),
    )}
  </g>
);
