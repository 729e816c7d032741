import { memo } from 'react';
import type { FigureTheme } from '../parts/theme.ts';
import { isDeep, sungearColors, type SungearTint } from './color.ts';
import { SungearDisc } from './SungearDisc.tsx';
import type { PlacedNode } from './types.ts';

/** Tint of highlighted circles. */
const litTint: SungearTint = { color: sungearColors.chosen, opacity: 1 };

/** Small circles have a thinner line, which leaves their color visible. */
const strokeOf = (r: number): number => Math.min(1, r / 4);

interface Props {
  readonly index: number;
  readonly node: PlacedNode;
  readonly theme: FigureTheme;
  readonly chosen: boolean;
  readonly lit: boolean;
  /** Defined if circles can be pressed. */
  readonly tabIndex: number | undefined;
}

/** A circle with its sign. `data-circle` is its index, for the listeners of the group. */
export const GroupCircle = memo(function GroupCircle({ index, node, theme, chosen, lit, tabIndex }: Props) {
  const { x, y, r, sign, name } = node;
  const tint = lit ? litTint : node.tint;
  const pressable = tabIndex !== undefined && {
    role: 'button',
    tabIndex,
    'aria-pressed': chosen,
    cursor: 'pointer',
  };
  return (
    <g data-circle={index} {...pressable}>
      <title>{name}</title>
      <SungearDisc
        x={x}
        y={y}
        r={r}
        tint={tint}
        theme={theme}
        stroke={chosen ? sungearColors.chosen : theme.quiet}
        strokeWidth={chosen ? 3 : strokeOf(r)}
      />
      {sign && (
        <text
          x={x}
          y={y + Math.min(r, 14) * 0.4}
          fontSize={Math.min(r, 14) * 1.2}
          fontWeight={600}
          textAnchor="middle"
          fill={lit || (tint && isDeep(tint)) ? '#ffffff' : theme.ink}
          pointerEvents="none"
        >
          {sign}
        </text>
      )}
    </g>
  );
});
