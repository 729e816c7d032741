import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import { markProps, type MarkEvents } from '../parts/marks.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { termGraphSizes as sizes } from './sizes.ts';
import type { TermBox, TermGraphLayout } from './types.ts';

interface Props extends MarkEvents {
  readonly layout: TermGraphLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
}

/** Terms in boxes, broader ones at the left, with lines to the narrower ones; the color is a value. */
export function TermGraph({ layout, theme, label, ...events }: Props) {
  const { title, boxes, edges, order } = layout;
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
      <Key layout={layout} theme={theme} />
      <g fill="none">
        {edges.map(({ edge, path }) => (
          <path key={edge.join(' ')} d={path} {...lineStyle(edge.includes(active ?? -1), theme)} />
        ))}
      </g>
      {order.map((index) => (
        <g key={index} {...markProps(index, events)}>
          <Box box={boxes[index]} stroke={index === active ? theme.ink : theme.line} isActive={index === active} />
        </g>
      ))}
    </FigureFrame>
  );
}

/** The lines of the highlighted term stand out. */
const lineStyle = (isActive: boolean, { ink, quiet }: FigureTheme) =>
  isActive ? { stroke: ink, strokeWidth: 2 } : { stroke: quiet, strokeWidth: 1.25, opacity: 0.6 };

interface BoxProps {
  readonly box: TermBox;
  readonly stroke: string;
  readonly isActive: boolean;
}

const Box = ({ box: { x, y, width, height, lines, note, fill, ink }, stroke, isActive }: BoxProps) => (
  <>
    <rect
      x={x + 0.5}
      y={y + 0.5}
      width={width - 1}
      height={height - 1}
      rx={4}
      fill={fill}
      stroke={stroke}
      strokeWidth={isActive ? 2.5 : 1}
    />
    <g fill={ink} fontSize={sizes.text}>
      {lines.map((line) => (
        <text key={line.y} x={line.x} y={line.y}>
          {line.text}
        </text>
      ))}
      <text x={note.x} y={note.y} fontSize={sizes.note}>
        {note.text}
      </text>
    </g>
  </>
);

const Key = ({ layout: { key }, theme }: Pick<Props, 'layout' | 'theme'>) => (
  <g fontSize={sizes.note} fill={theme.quiet}>
    {key.steps.map(({ x, y, fill }) => (
      <rect key={x} x={x} y={y} width={sizes.step} height={14} fill={fill} stroke={theme.line} />
    ))}
    {key.texts.map(({ text, x, y }) => (
      <text key={x} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
);
