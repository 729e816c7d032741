import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import { edgeColors, onEdgeColor } from '../parts/edgeKinds.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { labelSize, nameSize, smallSize, totalSize } from './sizes.ts';
import type { PlacedBar, PlacedGroup, SummaryLayout } from './types.ts';

interface Props {
  readonly layout: SummaryLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
  /** Key of the bar to highlight. */
  readonly active?: string;
  /** Called with the key of the bar under the pointer, and with undefined when the pointer leaves. */
  readonly onPoint?: (key: string | undefined) => void;
}

/** Horizontal bars of the number of targets per TF and analysis, stacked by kind of edge. */
export function SummaryBars({ layout, theme, label, active, onPoint }: Props) {
  const { width, legend } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label} onPointerLeave={onPoint && (() => onPoint(undefined))}>
      <FigureTitle lines={layout.title} theme={theme} />
      {legend.map(({ type, x, y }) => (
        <g key={type}>
          <rect x={x} y={y - 11} width={12} height={12} rx={2} fill={edgeColors[type]} />
          <text x={x + 18} y={y} fontSize={labelSize} fill={theme.ink}>
            {type}
          </text>
        </g>
      ))}
      <Axis layout={layout} theme={theme} />
      {layout.groups.map((group, index) => (
        <GroupLabel key={group.key} group={group} layout={layout} theme={theme} first={index === 0} />
      ))}
      {layout.bars.map((bar) => (
        <Bar key={bar.key} bar={bar} theme={theme} dim={active !== undefined && active !== bar.key} />
      ))}
      {onPoint &&
        layout.bars.map((bar) => (
          <rect
            key={bar.key}
            x={layout.plot.left}
            y={bar.y - 1}
            width={width - layout.plot.left}
            height={bar.height + 2}
            fill="transparent"
            onPointerEnter={() => onPoint(bar.key)}
          />
        ))}
    </FigureFrame>
  );
}

function Axis({
  layout: { plot, ticks, axis },
  theme,
}: {
  readonly layout: SummaryLayout;
  readonly theme: FigureTheme;
}) {
  return (
    <g fontSize={totalSize} fill={theme.quiet}>
      <text x={axis.x} y={axis.y}>
        {axis.text}
      </text>
      {ticks.map((tick) => (
        <g key={tick.text}>
          <line x1={tick.x} x2={tick.x} y1={plot.top} y2={plot.bottom} stroke={theme.line} />
          <text x={tick.x} y={tick.y} textAnchor="middle" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {tick.text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface GroupProps {
  readonly group: PlacedGroup;
  readonly layout: SummaryLayout;
  readonly theme: FigureTheme;
  readonly first: boolean;
}

function GroupLabel({ group: { y, tf, symbol, filter }, layout: { width }, theme, first }: GroupProps) {
  return (
    <g textAnchor="end" fontSize={labelSize}>
      {!first && <line x1={0} x2={width} y1={y} y2={y} stroke={theme.line} />}
      <text x={tf.x} y={tf.y} fill={theme.ink} fontWeight={500}>
        {tf.text}
      </text>
      {symbol && (
        <text x={symbol.x} y={symbol.y} fill={theme.ink} fontStyle="italic">
          {symbol.text}
        </text>
      )}
      {filter.map((line) => (
        <text key={line.y} x={line.x} y={line.y} fill={theme.quiet} fontSize={smallSize}>
          {line.text}
        </text>
      ))}
    </g>
  );
}

function Bar({ bar, theme, dim }: { readonly bar: PlacedBar; readonly theme: FigureTheme; readonly dim: boolean }) {
  const { segments, total, name } = bar;
  return (
    <g opacity={dim ? 0.45 : undefined}>
      {segments.map((segment) => (
        <rect
          key={segment.edge}
          x={segment.x}
          y={bar.y}
          width={segment.width}
          height={bar.height}
          fill={edgeColors[segment.type]}
          stroke={theme.paper}
          strokeWidth={0.5}
        />
      ))}
      <text
        x={total.x}
        y={total.y}
        fontSize={totalSize}
        fontWeight={600}
        fill={theme.ink}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {total.text}
      </text>
      {name && (
        <text x={name.x} y={name.y} fontSize={nameSize} fill={name.inside ? onEdgeColor : theme.quiet}>
          {name.text}
        </text>
      )}
    </g>
  );
}
