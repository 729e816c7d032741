import type { KeyboardEvent, MouseEvent } from 'react';
import { sungearColors } from './color.ts';
import { litAnchors } from './litAnchors.ts';
import { isPressKey, pressOf } from './press.ts';
import type { SungearProps } from './props.ts';
import type { PlacedAnchor } from './types.ts';

/** A dot at each corner with its label or number outside. */
export function SungearAnchors({ layout, theme, active, onAnchor, onActive }: SungearProps) {
  const lit = litAnchors({ layout, active });
  return layout.anchors.map((anchor, index) => {
    const { corner, leader, text, full, x, y, size, align } = anchor;
    const isLit = lit.has(index);
    return (
      <g key={index} {...listeners(index, anchor, { onAnchor, onActive })}>
        {leader && (
          <path
            d={leader}
            fill="none"
            stroke={isLit ? sungearColors.chosen : theme.quiet}
            strokeWidth={isLit ? 1.5 : 0.75}
            strokeOpacity={isLit ? undefined : 0.6}
          />
        )}
        <circle cx={corner.x} cy={corner.y} r={3} fill={isLit ? sungearColors.chosen : theme.quiet} />
        <text
          x={x}
          y={y}
          fontSize={size}
          textAnchor={align}
          fontWeight={isLit ? 600 : undefined}
          fill={isLit ? sungearColors.chosen : theme.ink}
        >
          {full !== undefined && <title>{full}</title>}
          {text}
        </text>
      </g>
    );
  });
}

function listeners(
  index: number,
  { name }: PlacedAnchor,
  { onAnchor, onActive }: Pick<SungearProps, 'onAnchor' | 'onActive'>,
) {
  const point = onActive && (() => onActive({ kind: 'anchor', index }));
  if (!onAnchor) return { onPointerEnter: point };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    cursor: 'pointer',
    onPointerEnter: point,
    onFocus: point,
    onClick: (event: MouseEvent) => onAnchor(index, pressOf(event)),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event.key)) return;
      event.preventDefault();
      onAnchor(index, pressOf(event));
    },
  };
}
