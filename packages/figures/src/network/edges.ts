import * as maths from '@trellis/core/maths';
import { edgeStyleOf, withArrow, type Curve, type EdgeStyle } from './arrows.ts';
import { nodeBoxes } from './boxes.ts';
import { trimCurve } from './trimCurve.ts';
import type { DrawnEdge, DrawnNode, NetworkFigureEdge } from './types.ts';

/** Distance of parallel edges, in units of the network. */
const edgeDistance = 12;

/**
 * Curves and arrow heads of edges. Edges between the same two nodes fan out, so that each is visible. Edges start and end outside
 * of the labels of their nodes.
 */
export function drawEdges(
  nodes: readonly DrawnNode[],
  edges: readonly NetworkFigureEdge[],
  zoom: number,
): DrawnEdge[] {
  const counts = new Map<number, number>();
  const pairOf = ({ source, target }: NetworkFigureEdge) =>
    Math.min(source, target) * nodes.length + Math.max(source, target);
  for (const edge of edges) counts.set(pairOf(edge), (counts.get(pairOf(edge)) ?? 0) + 1);
  const done = new Map<number, number>();
  return edges.map((edge, index) => {
    const pair = pairOf(edge);
    const before = done.get(pair) ?? 0;
    done.set(pair, before + 1);
    const side = edge.source < edge.target ? 1 : -1;
    const bend = side * (before - ((counts.get(pair) ?? 1) - 1) / 2) * edgeDistance * zoom * 2;
    const style = edgeStyleOf(edge, index, zoom);
    const [source, target] = [nodes[edge.source], nodes[edge.target]];
    return source === target ? loop(source, before, { style, zoom }) : between({ source, target, bend }, style, zoom);
  });
}

function between(
  { source, target, bend }: { source: DrawnNode; target: DrawnNode; bend: number },
  style: EdgeStyle,
  zoom: number,
): DrawnEdge {
  const [dx, dy] = [target.x - source.x, target.y - source.y];
  const length = maths.hypot(dx, dy) || 1;
  const control = {
    x: (source.x + target.x) / 2 - (dy / length) * bend,
    y: (source.y + target.y) / 2 + (dx / length) * bend,
  };
  const boxesOf = (node: DrawnNode) => (node.lines.length ? nodeBoxes(node, zoom) : []);
  const whole = { start: source, controls: [control], tip: target };
  const ends = { start: boxesOf(source), tip: boxesOf(target) };
  const curve = trimCurve(ends.tip.length ? whole : atBorder(whole, target.size, zoom), ends);
  return withArrow(curve, style, zoom);
}

/** A loop at the upper left of the node, away from its targets, back to its top; each further one is larger. */
function loop(
  node: DrawnNode,
  before: number,
  { style, zoom }: { readonly style: EdgeStyle; readonly zoom: number },
): DrawnEdge {
  const reach = node.size * (2.2 + 0.9 * before);
  const controls = [
    { x: node.x - reach, y: node.y },
    { x: node.x, y: node.y - reach },
  ];
  return withArrow(atBorder({ start: node, controls, tip: node }, node.size, zoom), style, zoom);
}

/** Ends a curve at the border of a node without a label, in the direction of its last control point. */
function atBorder({ start, controls, tip }: Curve, size: number, zoom: number): Curve {
  const last = controls[controls.length - 1];
  const [dx, dy] = [tip.x - last.x, tip.y - last.y];
  const border = (size / 2 + zoom) / (maths.hypot(dx, dy) || 1);
  return { start, controls, tip: { x: tip.x - dx * border, y: tip.y - dy * border } };
}
