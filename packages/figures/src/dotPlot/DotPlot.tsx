import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import { markProps, type MarkEvents } from '../parts/marks.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { DotPlotAxes } from './DotPlotAxes.tsx';
import { dotPlotSizes as sizes } from './sizes.ts';
import type { DotPlotLayout } from './types.ts';

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
