import type { SungearProps } from './props.ts';

/** Indices of the corners to highlight: the one pointed at, or those of the circle pointed at. */
export function litAnchors({ layout, active }: Pick<SungearProps, 'layout' | 'active'>): ReadonlySet<number> {
  if (!active) return new Set();
  return new Set(active.kind === 'anchor' ? [active.index] : layout.nodes[active.index]?.members);
}
