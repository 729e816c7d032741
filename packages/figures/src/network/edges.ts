import * as maths from '@trellis/core/maths';
import type { DrawnEdge, DrawnNode, NetworkFigureEdge } from './types.ts';

/** Distance of parallel edges and length of an arrow head, in units of the network. */
const edgeDistance = 12;
const arrowLength = 5;

/** Lengths of a dash and a gap, in units of the network. */
const dashLengths = [5, 3];

type End = Pick<DrawnNode, 'x' | 'y' | 'size'>;

const goldenRatio = 0.618034;

/** Where in a dash an edge starts, in units of the network. Without it, the dashes of edges from one node form rings. */
export const dashOffset = (index: number): number =>
  Math.round(((index * goldenRatio) % 1) * dashLengths.reduce((sum, length) => sum + length));

/** Curves and arrow heads of edges. Edges between the same two nodes fan out, so that each is visible. */
export function drawEdges(nodes: readonly End[], edges: readonly NetworkFigureEdge[], zoom: number): DrawnEdge[] {
  const counts = new Map<number, number>();
  const pairOf = ({ source, target }: NetworkFigureEdge) =>
    Math.min(source, target) * nodes.length + Math.max(source, target);
  for (const edge of edges) counts.set(pairOf(edge), (counts.get(pairOf(edge)) ?? 0) + 1);
  const done = new Map<number, number>();
  return edges.map((edge, index) => {
    const pair = pairOf(edge);
    const before = done.get(pair) ?? 0;
    done.set(pair, before + 1);
    const turn = edge.source < edge.target ? 1 : -1;
    const bend = turn * (before - ((counts.get(pair) ?? 1) - 1) / 2) * edgeDistance * zoom * 2;
    const style = {
      color: edge.color,
      width: edge.width * zoom,
      arrow: edge.arrow,
      dash: edge.dashed ? dashLengths.map((length) => length * zoom) : [],
      dashOffset: edge.dashed ? dashOffset(index) * zoom : 0,
    };
    const [source, target] = [nodes[edge.source], nodes[edge.target]];
    return source === target ? loop(source, before, { style, zoom }) : between({ source, target, bend }, style, zoom);
  });
}

type EdgeStyle = Pick<DrawnEdge, 'color' | 'width' | 'arrow' | 'dash' | 'dashOffset'>;

function between(
  { source, target, bend }: { source: End; target: End; bend: number },
  style: EdgeStyle,
  zoom: number,
): DrawnEdge {
  const [dx, dy] = [target.x - source.x, target.y - source.y];
  const length = maths.hypot(dx, dy) || 1;
  const control = {
    x: (source.x + target.x) / 2 - (dy / length) * bend,
    y: (source.y + target.y) / 2 + (dx / length) * bend,
  };
  return finish({ start: source, controls: [control], end: target }, style, zoom);
}

/** A loop at the upper left of the node, away from its targets, back to its top; each further one is larger. */
function loop(
  node: End,
  before: number,
  { style, zoom }: { readonly style: EdgeStyle; readonly zoom: number },
): DrawnEdge {
  const reach = node.size * (2.2 + 0.9 * before);
  const controls = [
    { x: node.x - reach, y: node.y },
    { x: node.x, y: node.y - reach },
  ];
  return finish({ start: node, controls, end: node }, style, zoom);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Curve {
  readonly start: End;
  readonly controls: readonly Point[];
  readonly end: End;
}

/** Ends the curve at the border of the target and adds the arrow head. */
function finish({ start, controls, end }: Curve, style: EdgeStyle, zoom: number): DrawnEdge {
  const last = controls[controls.length - 1];
  const [dx, dy] = [end.x - last.x, end.y - last.y];
  const length = maths.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const border = end.size / 2 + zoom;
  const [tx, ty] = [end.x - ux * border, end.y - uy * border];
  const half = (arrowLength / 2) * zoom + style.width / 2;
  const back = style.arrow === 'triangle' ? arrowLength * zoom + style.width : 0;
  const [bx, by] = [tx - ux * back, ty - uy * back];
  const sides = [bx - uy * half, by + ux * half, bx + uy * half, by - ux * half];
  return {
    ...style,
    curve: [start.x, start.y, ...controls.flatMap(({ x, y }) => [x, y]), bx, by],
    head: style.arrow === 'triangle' ? [tx, ty, ...sides] : style.arrow === 'tee' ? sides : [],
  };
}
