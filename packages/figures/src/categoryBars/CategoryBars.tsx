import { formatCount } from '@trellis/core/formats';
import { FigureFrame } from '../parts/FigureFrame.tsx';
import { isDim, type Picking } from '../parts/picking.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { categoryBarSizes as sizes } from './sizes.ts';
import type { CategoryBar, CategoryBarsLayout } from './types.ts';

interface Props extends Picking {
  readonly layout: CategoryBarsLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
}

/** Horizontal bars of the counts of a category's values. */
export function CategoryBars({ layout, theme, label, ...picking }: Props) {
  const { title, bars, left, width, more } = layout;
  const { onPoint } = picking;
  return (
    <FigureFrame size={layout} theme={theme} label={label} onPointerLeave={onPoint && (() => onPoint(undefined))}>
      {title && (
        <text y={18} fontSize={sizes.titleText} fontWeight={600} fill={theme.ink}>
          {title}
        </text>
      )}
      <g fontSize={sizes.text}>
        {bars.map((bar, index) => (
          <Bar key={index} bar={bar} left={left} width={width} theme={theme} index={index} picking={picking} />
        ))}
        {more && (
          <text y={more.y + sizes.row * 0.7} fill={theme.quiet}>
            {more.text}
          </text>
        )}
      </g>
    </FigureFrame>
  );
}

interface BarProps {
  readonly bar: CategoryBar;
  readonly left: number;
  readonly width: number;
  readonly theme: FigureTheme;
  readonly index: number;
  readonly picking: Picking;
}

function Bar({ bar: { y, text, color, count, length }, left, width, theme, index, picking }: BarProps) {
  const { onPoint, onPick } = picking;
  const baseline = y + sizes.row * 0.7;
  return (
    <g
      opacity={isDim(index, picking) ? 0.45 : undefined}
      onPointerEnter={onPoint && (() => onPoint(index))}
      onClick={onPick && (() => onPick(index))}
      cursor={onPick && 'pointer'}
    >
      {onPick && <rect y={y} width={width} height={sizes.row} fill="transparent" />}
      <text x={left - sizes.gap} y={baseline} textAnchor="end" fill={theme.ink}>
        {text}
      </text>
      <rect x={left} y={y + (sizes.row - sizes.bar) / 2} width={length} height={sizes.bar} fill={color} />
      <text
        x={left + length + sizes.gap}
        y={baseline}
        fill={theme.quiet}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {formatCount(count)}
      </text>
    </g>
  );
}
