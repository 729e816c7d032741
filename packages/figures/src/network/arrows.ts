import * as maths from '@trellis/core/maths';
import type { Point } from '../parts/point.ts';
import type { DrawnEdge, NetworkFigureEdge } from './types.ts';

/** Length of an arrow head and lengths of a dash and a gap, in units of the network. */
const arrowLength = 5;
const dashLengths = [5, 3];

const goldenRatio = 0.618034;

/** Where in a dash an edge starts, in units of the network. Without it, the dashes of edges from one node form rings. */
export const dashOffset = (index: number): number =>
  Math.round(((index * goldenRatio) % 1) * dashLengths.reduce((sum, length) => sum + length));

export type EdgeStyle = Pick<DrawnEdge, 'color' | 'width' | 'arrow' | 'dash' | 'dashOffset'>;

/** How an edge is drawn, in pixels. */
export const edgeStyleOf = (
  { color, width, arrow, dashed }: NetworkFigureEdge,
  index: number,
  zoom: number,
): EdgeStyle => ({
  color,
  width: width * zoom,
  arrow,
  dash: dashed ? dashLengths.map((length) => length * zoom) : [],
  dashOffset: dashed ? dashOffset(index) * zoom : 0,
});

/** A Bézier curve with one or two control points, to the tip of its arrow. */
export interface Curve {
  readonly start: Point;
  readonly controls: readonly Point[];
  readonly tip: Point;
}

/** Ends a curve with an arrow head whose tip is where the curve ends. */
export function withArrow({ start, controls, tip }: Curve, style: EdgeStyle, zoom: number): DrawnEdge {
  const last = controls[controls.length - 1];
  const [dx, dy] = [tip.x - last.x, tip.y - last.y];
  const length = maths.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const half = (arrowLength / 2) * zoom + style.width / 2;
  const back = style.arrow === 'triangle' ? arrowLength * zoom + style.width : 0;
  const [bx, by] = [tip.x - ux * back, tip.y - uy * back];
  const sides = [bx - uy * half, by + ux * half, bx + uy * half, by - ux * half];
  return {
    ...style,
    curve: [start.x, start.y, ...controls.flatMap(({ x, y }) => [x, y]), bx, by],
    head: style.arrow === 'triangle' ? [tip.x, tip.y, ...sides] : style.arrow === 'tee' ? sides : [],
  };
}
