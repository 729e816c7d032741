import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { nextCircle } from './nextCircle.ts';
import { isPressKey, pressOf } from './press.ts';
import type { SungearProps } from './props.ts';
import { GroupCircle } from './GroupCircle.tsx';
import type { PlacedNode, SungearPart } from './types.ts';

/** The circles with their arrows. All share the listeners of their group, because there can be thousands. */
export function SungearCircles({ layout, theme, selected, hidden, active, onCircle, onActive }: SungearProps) {
  const { nodes, allArrows } = layout;
  const isShown = (index: number) => !hidden?.has(index);
  const shown = [...nodes.keys()].filter(isShown);
  const lit = new Set(shown.filter((index) => isLit(nodes[index], index, active)));
  const pointing = allArrows ? shown : shown.filter((index) => lit.has(index) || selected?.has(index));
  const tabStop = active?.kind === 'circle' && isShown(active.index) ? active.index : shown[0];
  return (
    <g {...listeners(nodes, isShown, { onCircle, onActive })}>
      <path
        d={pointing.map((index) => nodes[index].arrows).join('')}
        fill="none"
        stroke={theme.quiet}
        strokeWidth={1}
      />
      {shown.map((index) => (
        <GroupCircle
          key={index}
          index={index}
          node={nodes[index]}
          theme={theme}
          chosen={selected?.has(index) ?? false}
          lit={lit.has(index)}
          tabIndex={onCircle && (index === tabStop ? 0 : -1)}
        />
      ))}
    </g>
  );
}

/** Listeners for all circles, which find the circle of an event by its `data-circle`. */
function listeners(
  nodes: readonly PlacedNode[],
  isShown: (index: number) => boolean,
  { onCircle, onActive }: Pick<SungearProps, 'onCircle' | 'onActive'>,
) {
  const point = (event: SyntheticEvent) => {
    const index = circleOf(event);
    if (index !== undefined) onActive?.({ kind: 'circle', index });
  };
  if (!onCircle) return onActive && { onPointerOver: point };
  return {
    onFocus: point,
    onPointerOver: point,
    onClick: (event: MouseEvent) => {
      const index = circleOf(event);
      if (index !== undefined) onCircle(index, pressOf(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const index = circleOf(event);
      if (index === undefined) return;
      const next = nextCircle(nodes, index, { key: event.key, isShown });
      if (next !== undefined) focusCircle(event.currentTarget, next);
      else if (isPressKey(event.key)) onCircle(index, pressOf(event));
      else return;
      event.preventDefault();
    },
  };
}

function isLit({ members }: PlacedNode, index: number, active: SungearPart | undefined): boolean {
  if (!active) return false;
  return active.kind === 'circle' ? active.index === index : members.includes(active.index);
}

function circleOf({ target }: SyntheticEvent): number | undefined {
  const index = target instanceof Element ? target.closest('[data-circle]')?.getAttribute('data-circle') : undefined;
  return index ? Number(index) : undefined;
}

function focusCircle(circles: Element, index: number): void {
  const circle = circles.querySelector(`[data-circle="${index}"]`);
  if (circle instanceof SVGElement) circle.focus();
}
