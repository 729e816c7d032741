import type { FigureTheme } from '../parts/theme.ts';
import { CircleSign } from './CircleSign.tsx';
import { sungearColors } from './color.ts';
import { strokeOf } from './crowd.ts';
import { SmallCircles } from './SmallCircles.tsx';
import { SungearDisc } from './SungearDisc.tsx';
import { spokesOf } from './spokes.ts';
import type { SungearLayout } from './types.ts';

interface Props {
  readonly layout: SungearLayout;
  readonly theme: FigureTheme;
  /** Indices of the circles to highlight. */
  readonly lit: readonly number[];
  /** Indices of the circles with lines to the corners of their analyses. */
  readonly spoked: readonly number[];
}

const tint = { color: sungearColors.chosen, opacity: 1 };

/** Highlighted circles above all others, and lines from some to the corners of their analyses. */
export function LitCircles({ layout, theme, lit, spoked }: Props) {
  const { nodes, anchors } = layout;
  const circles = lit.map((index) => ({ ...nodes[index], tint }));
  return (
    <g pointerEvents="none">
      {spoked.map((index) => (
        <path key={index} d={spokesOf(nodes[index], anchors)} fill="none" stroke={tint.color} strokeOpacity={0.6} />
      ))}
      <SmallCircles nodes={circles.filter(({ isSmall }) => isSmall)} theme={theme} />
      {circles.map(({ isSmall, x, y, r, sign }, i) =>
        isSmall ? null : (
          <g key={lit[i]}>
            <SungearDisc {...{ x, y, r, tint, theme }} stroke={theme.quiet} strokeWidth={strokeOf(r)} />
            <CircleSign {...{ x, y, r, sign }} fill="#ffffff" />
          </g>
        ),
      )}
    </g>
  );
}
