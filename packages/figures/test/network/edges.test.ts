import { describe, expect, it } from 'vitest';
import { layoutNetworkFigure, type NetworkFigureEdge } from '../../src/index.ts';

const node = (x: number) => ({ x, y: 0, size: 20, shape: 'rectangle', color: '#7fb2e5' });
const edge = (source: number, target: number): NetworkFigureEdge => ({
  source,
  target,
  color: '#377eb8',
  width: 1,
  arrow: 'triangle',
});

const curvesOf = (edges: readonly NetworkFigureEdge[]) =>
  layoutNetworkFigure({ nodes: [node(0), node(100)], edges }, { title: '', legend: [] }).edges.map(
    ({ curve }) => curve,
  );

describe('the edges of a network', () => {
  it('are straight where there is but one between two nodes', () => {
    const [[x1, y1, cx, cy, x2, y2]] = curvesOf([edge(0, 1)]);
    expect([cy, y2]).toEqual([y1, y1]);
    expect(cx).toBeGreaterThan(x1);
    expect(cx).toBeLessThan(x2);
  });

  it('fan out between the same two nodes, whichever way they go', () => {
    const bends = curvesOf([edge(0, 1), edge(0, 1), edge(1, 0)]).map(([, , , cy]) => Math.round(cy));
    expect(new Set(bends).size).toBe(3);
  });

  it('go around each other from a node to itself', () => {
    const curves = curvesOf([edge(1, 1), edge(1, 1), edge(1, 1)]);
    const heights = curves.map(([, y, , cy]) => y - cy);
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights[1]).toBeGreaterThan(heights[0] + 5);
    expect(heights[2]).toBeGreaterThan(heights[1] + 5);
  });
});
