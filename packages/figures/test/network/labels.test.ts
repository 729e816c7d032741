import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutNetworkFigure, type NetworkFigureData, type NetworkFigureLayout } from '../../src/index.ts';
import { isIn, nodeBoxes, type Box } from '../../src/network/boxes.ts';

type Node = NetworkFigureData['nodes'][number];
type Drawn = NetworkFigureLayout['nodes'][number];

const edge = (source: number, target: number) => ({
  ...{ source, target, color: '#377eb8', width: 1 },
  arrow: 'triangle' as const,
});
const plain = { title: '', legend: [] };

/** Everything that a node covers: its box, or its sign with the label below. */
const boxesOf = (node: Drawn): readonly Box[] => {
  if (!node.box) return nodeBoxes(node, 0);
  const { width, height } = node.box;
  const [left, top] = [node.x - width / 2, node.y - height / 2];
  return [{ left, top, right: left + width, bottom: top + height }];
};

/** Whether a point is in a triangle or its label, or in a box. */
function doesCover(node: Drawn, point: { readonly x: number; readonly y: number }): boolean {
  const boxes = boxesOf(node);
  if (node.box) return isIn(boxes, point);
  const halfWidth = (node.size / 2 + point.y - node.y) / 2;
  return isIn(boxes.slice(1), point) || (isIn(boxes, point) && Math.abs(point.x - node.x) < halfWidth);
}

/** Points of a Bézier curve with one or two control points. */
function pointsOf(curve: readonly number[]) {
  const ends = Array.from({ length: curve.length / 2 }, (_, i) => ({ x: curve[2 * i], y: curve[2 * i + 1] }));
  return Array.from({ length: 101 }, (_, step) => {
    let points = ends;
    for (; points.length > 1;) {
      points = points.slice(1).map(({ x, y }, i) => ({
        x: points[i].x + ((x - points[i].x) * step) / 100,
        y: points[i].y + ((y - points[i].y) * step) / 100,
      }));
    }
    return points[0];
  });
}

const tipOf = ({ head }: NetworkFigureLayout['edges'][number]) => ({ x: head[0], y: head[1] });

describe('straight edges', () => {
  const sign = (x: number, y: number, label: string): Node => ({
    ...{ x, y, size: 20, shape: 'triangle', color: '#1f9d55', label },
  });

  it('start and end outside of the labels of their nodes, from whatever side they come', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), fc.nat(3), (angle, more) => {
        const nodes = [sign(0, 0, 'NLP7'), sign(160 * Math.cos(angle), 160 * Math.sin(angle), 'AT5G65210\n(TGA1)')];
        const edges = Array.from({ length: more + 1 }, () => edge(0, 1));
        const layout = layoutNetworkFigure({ nodes, edges }, plain);
        const boxes = layout.nodes.flatMap(boxesOf);
        for (const one of layout.edges) {
          expect(isIn(boxes, tipOf(one))).toBe(false);
          expect(isIn(boxes, { x: one.curve[0], y: one.curve[1] })).toBe(false);
        }
      }),
    );
  });

  it('keep their ends where nodes have no labels', () => {
    const nodes = [sign(0, 0, ''), sign(100, 0, '')];
    const { edges, nodes: drawn } = layoutNetworkFigure({ nodes, edges: [edge(0, 1)] }, plain);
    expect(edges[0].curve.slice(0, 2)).toEqual([drawn[0].x, drawn[0].y]);
    expect(tipOf(edges[0])).toEqual({ x: drawn[1].x - 11, y: drawn[1].y });
  });
});

describe('edges between the sides of nodes in columns', () => {
  const tf = (x: number, y: number): Node => ({ x, y, size: 20, shape: 'triangle', color: '#1f9d55', label: 'NLP7' });
  const target = (y: number): Node => ({
    ...{ x: 0, y, size: 20, shape: 'rectangle', color: '#7fb2e5', label: 'AT1G79245' },
    box: { width: 60, height: 12 },
  });
  const rows = Array.from({ length: 18 }, (_, i) => i);
  const nodes = [tf(-200, -80), tf(200, -80), tf(-200, 80), tf(200, 80), ...rows.map((i) => target(i * 14 - 119))];
  const toTargets = [0, 1, 2, 3].flatMap((source) => rows.flatMap((i) => [edge(source, 4 + i), edge(source, 4 + i)]));
  const between = [edge(0, 2), edge(2, 0), edge(1, 3)];
  const layout = layoutNetworkFigure({ nodes, edges: [...toTargets, ...between] }, { ...plain, edges: 'sides' });

  it('end outside of all nodes and labels', () => {
    for (const tip of layout.edges.map(tipOf)) {
      expect(layout.nodes.filter((node) => doesCover(node, tip))).toEqual([]);
    }
  });

  it('cross no target, no TF and no label but those that they start from', () => {
    for (const { curve } of layout.edges) {
      const others = layout.nodes.filter(({ x, y }) => x !== curve[0] || y !== curve[1]).flatMap(boxesOf);
      expect(pointsOf(curve).filter((point) => isIn(others, point))).toEqual([]);
    }
  });

  it('have tips of their own at each node, in the order of their sources', () => {
    const tips = layout.edges.map(tipOf);
    expect(new Set(tips.map(({ x, y }) => `${x} ${y}`)).size).toBe(layout.edges.length);
    const [upper, lower] = [tips[0], tips[2 * 2 * rows.length]];
    expect([upper.x, upper.y < lower.y]).toEqual([lower.x, true]);
  });
});
