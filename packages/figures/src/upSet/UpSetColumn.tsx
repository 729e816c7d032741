import type { KeyboardEvent, MouseEvent } from 'react';
import type { FigureTheme } from '../parts/theme.ts';
import { sungearColors } from '../sungear/color.ts';
import { isPressKey, pressOf } from '../sungear/press.ts';
import type { SungearPress } from '../sungear/types.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { PlacedGroupColumn, UpSetLayout, UpSetPitch } from './types.ts';

interface Props {
  readonly column: PlacedGroupColumn;
  readonly layout: UpSetLayout;
  readonly theme: FigureTheme;
  readonly chosen: boolean;
  readonly onGroup?: (index: number, press: SungearPress) => void;
  readonly onActive?: (index: number | undefined) => void;
}

/** A group: its bar with the count, and the dots of its analyses. */
export function UpSetColumn({ column, layout, theme, chosen, onGroup, onActive }: Props) {
  const { index, x, name } = column;
  const { plot, rows, pitch } = layout;
  const bottom = (rows[rows.length - 1]?.middle ?? plot.bottom) + pitch.row / 2;
  const pressable = onGroup && {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': chosen,
    'aria-label': name,
    cursor: 'pointer',
    onClick: (event: MouseEvent) => onGroup(index, pressOf(event)),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event.key)) return;
      event.preventDefault();
      onGroup(index, pressOf(event));
    },
  };
  const point = onActive && (() => onActive(index));
  return (
    <g {...pressable} onPointerEnter={point} onFocus={point}>
      <title>{name}</title>
      <rect
        x={x - pitch.column / 2}
        y={plot.top}
        width={pitch.column}
        height={bottom - plot.top}
        fill={theme.paper}
        fillOpacity={0}
      />
      <Bar column={column} pitch={pitch} theme={theme} chosen={chosen} />
      <Dots column={column} layout={layout} theme={theme} chosen={chosen} />
    </g>
  );
}

interface BarProps extends Pick<Props, 'column' | 'theme' | 'chosen'> {
  readonly pitch: UpSetPitch;
}

function Bar({ column: { x, bar, tint, count }, pitch, theme, chosen }: BarProps) {
  return (
    <>
      <rect
        x={x - pitch.bar / 2}
        y={bar.y}
        width={pitch.bar}
        height={bar.height}
        fill={tint?.color ?? theme.paper}
        fillOpacity={tint?.opacity ?? 1}
        stroke={chosen ? sungearColors.chosen : theme.quiet}
        strokeWidth={chosen ? 3 : 1}
      />
      <text
        x={count.x}
        y={count.y}
        fontSize={sizes.count}
        fill={theme.ink}
        textAnchor={pitch.isTurned ? 'start' : 'middle'}
        transform={pitch.isTurned ? `rotate(-90 ${count.x} ${count.y})` : undefined}
      >
        {count.text}
      </text>
    </>
  );
}

/** One dot per analysis; those of the group are filled and joined by a line. */
function Dots({ column: { x, rows }, layout, theme, chosen }: Pick<Props, 'column' | 'layout' | 'theme' | 'chosen'>) {
  const middles = layout.rows.map(({ middle }) => middle);
  const ink = chosen ? sungearColors.chosen : theme.ink;
  return (
    <>
      {rows.length > 1 && (
        <line x1={x} x2={x} y1={middles[rows[0]]} y2={middles[rows[rows.length - 1]]} stroke={ink} strokeWidth={2} />
      )}
      {middles.map((middle, row) => (
        <circle key={row} cx={x} cy={middle} r={layout.pitch.dot} fill={rows.includes(row) ? ink : theme.line} />
      ))}
    </>
  );
}
