import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { FigureTheme } from '../parts/theme.ts';
import { sungearColors } from '../sungear/color.ts';
import { isPressKey, pressOf } from '../sungear/press.ts';
import { SungearKeys } from '../sungear/SungearKeys.tsx';
import type { SungearPress } from '../sungear/types.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { UpSetColumn, UpSetLayout } from './types.ts';

interface Props {
  readonly layout: UpSetLayout;
  readonly theme: FigureTheme;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Groups by their places in the data. */
  readonly selected?: ReadonlySet<number>;
  /** Called when a group is pressed, with the mouse or with Enter or Space. */
  readonly onGroup?: (index: number, press: SungearPress) => void;
}

/** The groups of a Sungear diagram as an UpSet plot: analyses as rows, groups as columns of dots with a bar above. */
export function UpSet({ layout, theme, label, selected, onGroup }: Props) {
  const { rows, columns, ticks, plot, note, keys } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label} interactive={onGroup !== undefined}>
      <FigureTitle lines={layout.title} theme={theme} />
      <g fontSize={sizes.count + 1} fill={theme.quiet} textAnchor="end">
        {ticks.map(({ text, x, y }) => (
          <g key={text}>
            <line x1={plot.left - 4} x2={plot.right} y1={y} y2={y} stroke={theme.line} />
            <text x={x} y={y + 4}>
              {text}
            </text>
          </g>
        ))}
      </g>
      {rows.map(({ text, full, x, y, size, bar, middle }, i) => (
        <g key={i} fontSize={sizes.label} fill={theme.ink}>
          <title>{`${full ?? text}: ${size.toLocaleString('en')}`}</title>
          {i % 2 === 0 && (
            <rect
              x={0}
              y={middle - sizes.row / 2}
              width={plot.right}
              height={sizes.row}
              fill={theme.line}
              opacity={0.4}
            />
          )}
          <text x={x} y={y}>
            {text}
          </text>
          <rect x={bar.x} y={middle - 5} width={bar.width} height={10} fill={theme.quiet} />
        </g>
      ))}
      {columns.map((column) => (
        <Column
          key={column.index}
          column={column}
          layout={layout}
          theme={theme}
          chosen={selected?.has(column.index) ?? false}
          onGroup={onGroup}
        />
      ))}
      <text x={note.x} y={note.y} fontSize={sizes.keyText} fill={theme.quiet}>
        {note.text}
      </text>
      <SungearKeys keys={keys} theme={theme} />
    </FigureFrame>
  );
}

interface ColumnProps {
  readonly column: UpSetColumn;
  readonly layout: UpSetLayout;
  readonly theme: FigureTheme;
  readonly chosen: boolean;
  readonly onGroup: Props['onGroup'];
}

function Column({ column, layout, theme, chosen, onGroup }: ColumnProps) {
  const { index, x, bar, tint, count, rows, name } = column;
  const { plot } = layout;
  const middles = layout.rows.map(({ middle }) => middle);
  const ink = chosen ? sungearColors.chosen : theme.ink;
  const pressable = onGroup && {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': chosen,
    cursor: 'pointer',
    onClick: (event: MouseEvent) => onGroup(index, pressOf(event)),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event.key)) return;
      event.preventDefault();
      onGroup(index, pressOf(event));
    },
  };
  return (
    <g {...pressable}>
      <title>{name}</title>
      <rect
        x={x - sizes.column / 2}
        y={plot.top}
        width={sizes.column}
        height={(middles[middles.length - 1] ?? plot.bottom) + sizes.row / 2 - plot.top}
        fill={theme.paper}
        fillOpacity={0}
      />
      <rect
        x={x - sizes.bar / 2}
        y={bar.y}
        width={sizes.bar}
        height={bar.height}
        fill={tint?.color ?? theme.paper}
        fillOpacity={tint?.opacity ?? 1}
        stroke={chosen ? sungearColors.chosen : theme.quiet}
        strokeWidth={chosen ? 3 : 1}
      />
      <text
        x={count.x}
        y={count.y}
        fontSize={count.text.length > 4 ? sizes.count - 1.5 : sizes.count}
        fill={theme.ink}
        textAnchor="middle"
      >
        {count.text}
      </text>
      {rows.length > 1 && (
        <line x1={x} x2={x} y1={middles[rows[0]]} y2={middles[rows[rows.length - 1]]} stroke={ink} strokeWidth={2} />
      )}
      {middles.map((middle, row) => (
        <circle key={row} cx={x} cy={middle} r={sizes.dot} fill={rows.includes(row) ? ink : theme.line} />
      ))}
    </g>
  );
}
