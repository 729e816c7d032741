import { memo } from 'react';
import type { FigureTheme } from '../parts/theme.ts';
import { CircleSign } from './CircleSign.tsx';
import { isDeep, sungearColors } from './color.ts';
import { strokeOf } from './crowd.ts';
import { smallTint } from './SmallCircles.tsx';
import { SungearDisc } from './SungearDisc.tsx';
import type { PlacedNode } from './types.ts';

interface Props {
  readonly index: number;
  readonly node: PlacedNode;
  readonly theme: FigureTheme;
  readonly chosen: boolean;
  /** Defined if circles can be pressed. */
  readonly tabIndex: number | undefined;
}

/** A circle with its sign. `data-circle` is its index, for the listeners of the group. */
export const GroupCircle = memo(function GroupCircle({ index, node, theme, chosen, tabIndex }: Props) {
  const { x, y, r, sign, tint, name } = node;
  const pressable = tabIndex !== undefined && {
    role: 'button',
    tabIndex,
    'aria-pressed': chosen,
    cursor: 'pointer',
  };
  return (
    <g data-circle={index} {...pressable}>
      <title>{name}</title>
      {node.isSmall && !chosen ? (
        <SmallCircle node={node} theme={theme} />
      ) : (
        <SungearDisc
          {...{ x, y, r, tint, theme }}
          stroke={chosen ? sungearColors.chosen : theme.quiet}
          strokeWidth={chosen ? 3 : strokeOf(r)}
        />
      )}
      <CircleSign {...{ x, y, r, sign }} fill={tint && isDeep(tint) ? '#ffffff' : theme.ink} />
    </g>
  );
});

function SmallCircle({ node: { x, y, r, tint }, theme }: Pick<Props, 'node' | 'theme'>) {
  const { color, opacity } = smallTint(tint, theme);
  return <circle cx={x} cy={y} r={r} fill={color} fillOpacity={opacity} />;
}
