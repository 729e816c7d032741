import { memo, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import type { FigureTheme } from '../parts/theme.ts';
import { isDeep, sungearColors, type SungearTint } from './color.ts';
import { nextCircle } from './nextCircle.ts';
import { isPressKey, pressOf } from './press.ts';
import type { SungearProps } from './Sungear.tsx';
import { SungearDisc } from './SungearDisc.tsx';
import type { PlacedNode, SungearPart } from './types.ts';

/** The circles with their arrows. One listener serves all of them, so that thousands cost little. */
export function SungearCircles({ layout, theme, selected, hidden, active, onCircle, onActive }: SungearProps) {
  const { nodes, allArrows } = layout;
  const isThere = (index: number) => !hidden?.has(index);
  const shown = [...nodes.keys()].filter(isThere);
  const lit = new Set(shown.filter((index) => isLit(nodes[index], index, active)));
  const pointing = allArrows ? shown : shown.filter((index) => lit.has(index) || selected?.has(index));
  const tabStop = active?.kind === 'circle' && isThere(active.index) ? active.index : shown[0];
  const point = (event: SyntheticEvent) => {
    const index = circleOf(event);
    if (index !== undefined) onActive?.({ kind: 'circle', index });
  };
  const onClick = (event: MouseEvent) => {
    const index = circleOf(event);
    if (index !== undefined) onCircle?.(index, pressOf(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = circleOf(event);
    if (index === undefined) return;
    const next = nextCircle(nodes, index, { key: event.key, isThere });
    if (next !== undefined) focusCircle(event.currentTarget, next);
    else if (isPressKey(event.key)) onCircle?.(index, pressOf(event));
    else return;
    event.preventDefault();
  };
  const listeners = onCircle
    ? { onClick, onKeyDown, onFocus: point, onPointerOver: point }
    : { onPointerOver: point };
  return (
    <g {...(onCircle || onActive ? listeners : undefined)}>
      <path
        d={pointing.map((index) => nodes[index].arrows).join('')}
        fill="none"
        stroke={theme.quiet}
        strokeWidth={1}
      />
      {shown.map((index) => (
        <Circle
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

/** Of the circles that are pointed at. */
const litTint: SungearTint = { color: sungearColors.chosen, opacity: 1 };

/** A thin line round small circles leaves their color to be seen. */
const strokeOf = (r: number): number => Math.min(1, r / 4);

interface CircleProps {
  readonly index: number;
  readonly node: PlacedNode;
  readonly theme: FigureTheme;
  readonly chosen: boolean;
  readonly lit: boolean;
  /** Given where circles can be pressed. */
  readonly tabIndex: number | undefined;
}

const Circle = memo(function Circle({ index, node, theme, chosen, lit, tabIndex }: CircleProps) {
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
