import type { DrawnEdge, DrawnNode, NetworkFigureEdge } from './types.ts';

/** Distance of parallel edges and length of an arrow head, in units of the network. */
const edgeDistance = 12;
const arrowLength = 5;

type End = Pick<DrawnNode, 'x' | 'y' | 'size'>;

/** Curves and arrow heads of edges. Edges between the same two nodes fan out, so that each is visible. */
export function drawEdges(nodes: readonly End[], edges: readonly NetworkFigureEdge[], zoom: number): DrawnEdge[] {
  const counts = new Map<number, number>();
  const pairOf = ({ source, target }: NetworkFigureEdge) =>
    Math.min(source, target) * nodes.length + Math.max(source, target);
  for (const edge of edges) counts.set(pairOf(edge), (counts.get(pairOf(edge)) ?? 0) + 1);
  const done = new Map<number, number>();
  return edges.map((edge) => {
    const pair = pairOf(edge);
    const before = done.get(pair) ?? 0;
    done.set(pair, before + 1);
    const turn = edge.source < edge.target ? 1 : -1;
    const bend = turn * (before - ((counts.get(pair) ?? 1) - 1) / 2) * edgeDistance * zoom * 2;
    const style = { color: edge.color, width: edge.width * zoom, arrow: edge.arrow };
    const [source, target] = [nodes[edge.source], nodes[edge.target]];
    return source === target ? loop(source, before, { style, zoom }) : between({ source, target, bend }, style, zoom);
  });
}

type EdgeStyle = Pick<DrawnEdge, 'color' | 'width' | 'arrow'>;

function between(
  { source, target, bend }: { source: End; target: End; bend: number },
  style: EdgeStyle,
  zoom: number,
): DrawnEdge {
  const [dx, dy] = [target.x - source.x, target.y - source.y];
  const length = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [
    (source.x + target.x) / 2 - (dy / length) * bend,
    (source.y + target.y) / 2 + (dx / length) * bend,
  ];
  return finish({ start: source, control: { x: cx, y: cy }, end: target }, style, zoom);
}

/** A loop above the node; each further loop of the same node is larger. */
function loop(
  node: End,
  before: number,
  { style, zoom }: { readonly style: EdgeStyle; readonly zoom: number },
): DrawnEdge {
  const reach = node.size * (1.6 + 0.8 * before);
  const end = { x: node.x + node.size / 4, y: node.y, size: node.size };
  return finish({ start: node, control: { x: node.x + reach, y: node.y - reach * 1.4 }, end }, style, zoom);
}

interface Curve {
  readonly start: End;
  readonly control: { readonly x: number; readonly y: number };
  readonly end: End;
}

/** Ends the curve at the border of the target and adds the arrow head. */
function finish({ start, control, end }: Curve, style: EdgeStyle, zoom: number): DrawnEdge {
  const [dx, dy] = [end.x - control.x, end.y - control.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const border = end.size / 2 + zoom;
  const [tx, ty] = [end.x - ux * border, end.y - uy * border];
  const half = (arrowLength / 2) * zoom + style.width / 2;
  const back = style.arrow === 'triangle' ? arrowLength * zoom + style.width : 0;
  const [bx, by] = [tx - ux * back, ty - uy * back];
  const sides = [bx - uy * half, by + ux * half, bx + uy * half, by - ux * half];
  return {
    ...style,
    curve: [start.x, start.y, control.x, control.y, bx, by],
    head: style.arrow === 'triangle' ? [tx, ty, ...sides] : style.arrow === 'tee' ? sides : [],
  };
}
