import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { SungearKeys } from '../sungear/SungearKeys.tsx';
import type { SungearPress } from '../sungear/types.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { UpSetLayout, UpSetRow } from './types.ts';
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
}

/** The groups of a Sungear diagram as an UpSet plot: analyses as rows, groups as columns of dots with a bar above. */
export function UpSet({ layout, theme, label, selected, onGroup }: Props) {
  const { rows, columns, plot, note } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label} interactive={onGroup !== undefined}>
      <FigureTitle lines={layout.title} theme={theme} />
      <Axis layout={layout} theme={theme} />
      {rows.map((row, i) => (
        <Row key={i} row={row} width={plot.right} shaded={i % 2 === 0} theme={theme} />
      ))}
      {columns.map((column) => (
        <UpSetColumn
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
      <SungearKeys keys={layout.keys} theme={theme} />
    </FigureFrame>
  );
}

function Axis({ layout: { ticks, plot }, theme }: Pick<Props, 'layout' | 'theme'>) {
  return (
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
  );
}

interface RowProps {
  readonly row: UpSetRow;
  readonly width: number;
  readonly shaded: boolean;
  readonly theme: FigureTheme;
}

/** An analysis: its name and the bar of its number of genes. */
function Row({ row: { text, full, x, y, size, bar, middle }, width, shaded, theme }: RowProps) {
  return (
    <g fontSize={sizes.label} fill={theme.ink}>
      <title>{`${full ?? text}: ${size.toLocaleString('en')}`}</title>
      {shaded && (
        <rect x={0} y={middle - sizes.row / 2} width={width} height={sizes.row} fill={theme.line} opacity={0.4} />
      )}
      <text x={x} y={y}>
        {text}
      </text>
      <rect x={bar.x} y={middle - 5} width={bar.width} height={10} fill={theme.quiet} />
    </g>
  );
}
