import { group } from 'd3-array';
import { edgeStyleOf, withArrow } from './arrows.ts';
import type { DrawnEdge, DrawnNode, NetworkFigureEdge } from './types.ts';

/** Maximum distance of two arrow tips at one side of a node, in units of the network. */
const tipDistance = 5;

/** Between a node and the tip of an arrow, in units of the network. */
const borderGap = 2;

/** How far an edge between two nodes of one column leads away from it, at least and as a share of their distance. */
const reach = { least: 20, share: 0.12 } as const;

/** An edge with the sides where it leaves its source and reaches its target: 1 for right, -1 for left. */
interface SideEdge {
  readonly edge: NetworkFigureEdge;
  readonly index: number;
  readonly source: DrawnNode;
  readonly target: DrawnNode;
  readonly leaving: 1 | -1;
  readonly arriving: 1 | -1;
}

/**
 * Curves and arrow heads of the edges between nodes in columns. Edges leave and reach nodes horizontally at the side that faces the
 * other node, so that they never cover labels of their own columns; the tips at one side of a node are in the order of their sources.
 */
export function drawSideEdges(
  nodes: readonly DrawnNode[],
  edges: readonly NetworkFigureEdge[],
  zoom: number,
): DrawnEdge[] {
  const middle = nodes.reduce((sum, { x }) => sum + x, 0) / Math.max(nodes.length, 1);
  const all = edges.map((edge, index): SideEdge => {
    const [source, target] = [nodes[edge.source], nodes[edge.target]];
    return { edge, index, source, target, ...sidesOf(source, target, middle) };
  });
  const tips = placeTips(all, zoom);
  return all.map((side) => {
    const { edge, index, source } = side;
    const tip = tips[index];
    return withArrow(
      { start: source, controls: controlsOf(side, tip, zoom), tip },
      edgeStyleOf(edge, index, zoom),
      zoom,
    );
  });
}

const isOneColumn = (source: DrawnNode, target: DrawnNode): boolean => Math.abs(source.x - target.x) < 1;

function sidesOf(source: DrawnNode, target: DrawnNode, middle: number): Pick<SideEdge, 'leaving' | 'arriving'> {
  const inward = source.x < middle ? 1 : -1;
  if (isOneColumn(source, target)) return { leaving: inward, arriving: inward };
  return source.x < target.x ? { leaving: 1, arriving: -1 } : { leaving: -1, arriving: 1 };
}

interface Tip {
  readonly x: number;
  readonly y: number;
}

/** The tip of each edge, spread over the side of the target that it reaches. */
function placeTips(all: readonly SideEdge[], zoom: number): Tip[] {
  const tips: Tip[] = [];
  const bySide = group(all, ({ edge, arriving }) => `${edge.target} ${arriving}`);
  for (const reaching of bySide.values()) {
    const ordered = [...reaching].sort((a, b) => a.source.y - b.source.y || a.index - b.index);
    ordered.forEach(({ index, target, arriving }, place) => {
      const gap = Math.min(tipDistance * zoom, (heightOf(target) - 3 * zoom) / ordered.length);
      const offset = (place - (ordered.length - 1) / 2) * gap;
      tips[index] = {
        x: target.x + arriving * (halfWidthAt(target, offset) + borderGap * zoom),
        y: target.y + offset,
      };
    });
  }
  return tips;
}

const heightOf = ({ box, size }: DrawnNode): number => box?.height ?? size;

/** Half the width of a node at a height above (negative) or below its middle. */
function halfWidthAt({ box, shape, size }: DrawnNode, offset: number): number {
  if (box) return box.width / 2;
  return shape === 'triangle' ? (size / 2 + offset) / 2 : size / 2;
}

function controlsOf({ source, target, leaving, arriving }: SideEdge, tip: Tip, zoom: number): Tip[] {
  const away = isOneColumn(source, target)
    ? reach.least * zoom + reach.share * Math.abs(target.y - source.y)
    : Math.abs(tip.x - source.x) / 2;
  return [
    { x: source.x + leaving * away, y: source.y },
    { x: tip.x + arriving * away, y: tip.y },
  ];
}
