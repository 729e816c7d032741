import { FigureFrame } from '../parts/FigureFrame.tsx';
import { isDim, type Picking } from '../parts/picking.ts';
import type { FigureTheme } from '../parts/theme.ts';
import { pieSizes } from './sizes.ts';
import type { PieLabel, PieLayout } from './types.ts';

interface Props extends Picking {
  readonly layout: PieLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
}

/** A pie chart of counts with its legend on the left. The label of the highlighted slice is hidden. */
export function Pie({ layout, theme, label, ...picking }: Props) {
  const { active, onPoint, onPick } = picking;
  const { center, slices, labels, title } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label} onPointerLeave={onPoint && (() => onPoint(undefined))}>
      {title && (
        <text y={18} fontSize={pieSizes.titleText} fontWeight={600} fill={theme.ink}>
          {title}
        </text>
      )}
      <Legend layout={layout} theme={theme} {...picking} />
      <g transform={`translate(${center.x} ${center.y})`} stroke={theme.paper} strokeWidth={borderOf(layout)}>
        {slices.map(({ path, color }, slice) => (
          <path
            key={slice}
            d={path}
            fill={color}
            opacity={isDim(slice, picking) ? 0.45 : undefined}
            onPointerEnter={onPoint && (() => onPoint(slice))}
            onClick={onPick && (() => onPick(slice))}
            cursor={onPick && 'pointer'}
          />
        ))}
      </g>
      <g
        transform={`translate(${center.x} ${center.y})`}
        pointerEvents="none"
        fontSize={pieSizes.labelText}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {labels
          .filter(({ slice }) => slice !== active)
          .map((placed) => (
            <Label key={placed.slice} label={placed} theme={theme} />
          ))}
      </g>
    </FigureFrame>
  );
}

/** Borders are thinner where slices are, so that hundreds of them keep their colors. */
const borderOf = ({ radius, slices }: PieLayout): number =>
  Math.min(1, Math.round((radius * 10) / slices.length) / 10);

function Legend({ layout: { slices, legend }, theme, ...picking }: Omit<Props, 'label'>) {
  const { onPoint, onPick } = picking;
  return (
    <g fontSize={pieSizes.legendText}>
      {legend.map(({ slice, text, x, y }) => (
        <g
          key={slice ?? 'more'}
          opacity={isDim(slice, picking) ? 0.45 : undefined}
          onPointerEnter={onPoint && (() => onPoint(slice))}
          onClick={onPick && slice !== undefined ? () => onPick(slice) : undefined}
          cursor={onPick && slice !== undefined ? 'pointer' : undefined}
        >
          {slice !== undefined && (
            <rect y={y - 10} width={pieSizes.swatch} height={pieSizes.swatch} rx={2} fill={slices[slice].color} />
          )}
          <text x={x} y={y} fill={slice === undefined ? theme.quiet : theme.ink}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

function Label({ label, theme }: { readonly label: PieLabel; readonly theme: FigureTheme }) {
  const { text, x, y, width, height, leader } = label;
  return (
    <g>
      {leader.length ? (
        <polyline points={leader.map(({ x, y }) => `${x},${y}`).join(' ')} fill="none" stroke={theme.quiet} />
      ) : (
        <rect x={x} y={y} width={width} height={height} rx={3} fill={theme.paper} fillOpacity={0.8} />
      )}
      <text x={x + width / 2} y={y + height / 2 + pieSizes.labelText * 0.36} textAnchor="middle" fill={theme.ink}>
        {text}
      </text>
    </g>
  );
}
