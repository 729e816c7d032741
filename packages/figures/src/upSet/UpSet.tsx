import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { NumberedNames } from '../sungear/NumberedNames.tsx';
import { SungearKeys } from '../sungear/SungearKeys.tsx';
import type { SungearPress } from '../sungear/types.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { UpSetLayout, UpSetPitch, UpSetRow } from './types.ts';
import { UpSetColumn } from './UpSetColumn.tsx';

interface Props {
  readonly layout: UpSetLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
  /** Indices of the selected groups in the data. */
  readonly selected?: ReadonlySet<number>;
  /** Called on a click, Enter or Space on a group. */
  readonly onGroup?: (index: number, press: SungearPress) => void;
  /** Called with the group under the pointer or in focus, and with undefined when the pointer leaves. */
  readonly onActive?: (index: number | undefined) => void;
}

/** The groups of a Sungear diagram as an UpSet plot: analyses as rows, groups as columns of dots with a bar above. */
export function UpSet({ layout, theme, label, selected, onGroup, onActive }: Props) {
  const { rows, columns, plot, pitch, note } = layout;
  return (
    <FigureFrame
      size={layout}
      theme={theme}
      label={label}
      interactive={onGroup !== undefined}
      onPointerLeave={onActive && (() => onActive(undefined))}
    >
      <FigureTitle lines={layout.title} theme={theme} />
      <Axis layout={layout} theme={theme} />
      {rows.map((row, i) => (
        <Row key={i} row={row} pitch={pitch} width={plot.right} shaded={i % 2 === 0} theme={theme} />
      ))}
      {columns.map((column) => (
        <UpSetColumn
          key={column.index}
          column={column}
          layout={layout}
          theme={theme}
          chosen={selected?.has(column.index) ?? false}
          onGroup={onGroup}
          onActive={onActive}
        />
      ))}
      <g fontSize={sizes.tick} fill={theme.quiet}>
        {layout.axes.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <text x={note.x} y={note.y} fontSize={sizes.keyText} fill={theme.quiet}>
        {note.text}
      </text>
      <SungearKeys keys={layout.keys} theme={theme} />
      <NumberedNames names={layout.names} theme={theme} />
    </FigureFrame>
  );
}

function Axis({ layout: { ticks, plot }, theme }: Pick<Props, 'layout' | 'theme'>) {
  return (
    <g fontSize={sizes.tick} fill={theme.quiet} textAnchor="end">
      {ticks.map(({ text, x, y }) => (
        <g key={text}>
          <line x1={plot.left - 4} x2={plot.right} y1={y} y2={y} stroke={theme.line} />
          <text x={x} y={y + 4}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface RowProps {
  readonly row: UpSetRow;
  readonly pitch: UpSetPitch;
  readonly width: number;
  readonly shaded: boolean;
  readonly theme: FigureTheme;
}

/** An analysis: its name and the bar of its number of genes. */
function Row({ row: { text, full, x, y, size, total, bar, middle }, pitch, width, shaded, theme }: RowProps) {
  return (
    <g fontSize={pitch.label} fill={theme.ink}>
      <title>{`${full ?? text}: ${size.toLocaleString('en')}`}</title>
      {shaded && (
        <rect x={0} y={middle - pitch.row / 2} width={width} height={pitch.row} fill={theme.line} opacity={0.4} />
      )}
      <text x={x} y={y}>
        {text}
      </text>
      <text x={total.x} y={total.y} fontSize={sizes.tick} textAnchor="end">
        {total.text}
      </text>
      <rect x={bar.x} y={middle - pitch.row * 0.24} width={bar.width} height={pitch.row * 0.48} fill={theme.quiet} />
    </g>
  );
}
