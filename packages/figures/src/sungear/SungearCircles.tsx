import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { LitCircles } from './LitCircles.tsx';
import { nextCircle } from './nextCircle.ts';
import { isPressKey, pressOf } from './press.ts';
import type { SungearProps } from './props.ts';
import { GroupCircle } from './GroupCircle.tsx';
import { SmallCircles } from './SmallCircles.tsx';
import type { PlacedNode, SungearPart } from './types.ts';

/** Opacity of a crowded diagram behind what is highlighted. */
const faded = 0.4;

/** Most selected circles with lines to their corners. */
const maxSpoked = 5;

/** The circles with their arrows. All share the listeners of their group, because there can be thousands. */
export function SungearCircles(props: SungearProps) {
  const { layout, theme, selected, hidden, active, onCircle, onActive } = props;
  const { nodes, allArrows, largest } = layout;
  const isShown = (index: number) => !hidden?.has(index);
  const shown = [...nodes.keys()].filter(isShown);
  const lit = shown.filter((index) => isLit(nodes[index], index, active));
  const arrowed = new Set([...largest, ...lit, ...(selected ?? [])]);
  const pointing = allArrows ? shown : shown.filter((index) => arrowed.has(index));
  const isDot = (index: number) => !onCircle && !onActive && nodes[index].isSmall && !selected?.has(index);
  const spoked = spokedOf(props);
  const dots = shown.filter(isDot).map((index) => nodes[index]);
  const tabStop = active?.kind === 'circle' && isShown(active.index) ? active.index : shown[0];
  return (
    <g {...listeners(nodes, isShown, { onCircle, onActive })}>
      <g opacity={active && !allArrows ? faded : undefined}>
        {dots.length > 0 && <SmallCircles nodes={dots} theme={theme} />}
        <path
          d={pointing.map((index) => nodes[index].arrows).join('')}
          fill="none"
          stroke={theme.quiet}
          strokeWidth={1}
        />
        {shown.map((index) =>
          isDot(index) ? null : (
            <GroupCircle
              key={index}
              index={index}
              node={nodes[index]}
              theme={theme}
              chosen={selected?.has(index) ?? false}
              tabIndex={onCircle && (index === tabStop ? 0 : -1)}
            />
          ),
        )}
      </g>
      {lit.length + spoked.length > 0 && <LitCircles layout={layout} theme={theme} lit={lit} spoked={spoked} />}
    </g>
  );
}

/** The circles with lines to their corners, where corners are many: the one pointed at, and the selected ones if they are few. */
function spokedOf({ layout, hidden, selected, active }: SungearProps): number[] {
  if (layout.allArrows) return [];
  const chosen = selected && selected.size <= maxSpoked ? [...selected] : [];
  const pointed = active?.kind === 'circle' ? [active.index] : [];
  return [...new Set([...pointed, ...chosen])].filter((index) => layout.nodes[index] && !hidden?.has(index));
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
