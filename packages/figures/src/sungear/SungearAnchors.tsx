import type { KeyboardEvent, MouseEvent } from 'react';
import { sungearColors } from './color.ts';
import { isPressKey, pressOf } from './press.ts';
import type { SungearProps } from './props.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { PlacedAnchor, SungearPart } from './types.ts';

/** A dot at each corner with its label outside. */
export function SungearAnchors({ layout, theme, active, onAnchor, onActive }: SungearProps) {
  return (
    <g textAnchor="middle">
      {layout.anchors.map((anchor, index) => (
        <g key={index} {...listeners(index, anchor, { onAnchor, onActive })}>
          <circle cx={anchor.corner.x} cy={anchor.corner.y} r={3} fill={theme.quiet} />
          <text
            transform={`translate(${anchor.x} ${anchor.y}) rotate(${anchor.turn})`}
            y={sizes.anchorText * 0.36}
            fontSize={anchor.size}
            fontWeight={isLit(index, active, layout.nodes) ? 600 : undefined}
            fill={isLit(index, active, layout.nodes) ? sungearColors.chosen : theme.ink}
          >
            {anchor.full !== undefined && <title>{anchor.full}</title>}
            {anchor.text}
          </text>
        </g>
      ))}
    </g>
  );
}

function isLit(index: number, active: SungearPart | undefined, nodes: SungearProps['layout']['nodes']): boolean {
  if (!active) return false;
  if (active.kind === 'anchor') return active.index === index;
  return nodes[active.index]?.members.includes(index) ?? false;
}

function listeners(
  index: number,
  { text, full }: PlacedAnchor,
  { onAnchor, onActive }: Pick<SungearProps, 'onAnchor' | 'onActive'>,
) {
  const point = onActive && (() => onActive({ kind: 'anchor', index }));
  if (!onAnchor) return { onPointerEnter: point };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': full ?? text,
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
