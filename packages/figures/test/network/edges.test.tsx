import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  dashOffset,
  edgeOpacity,
  layoutNetworkFigure,
  NetworkFigure,
  printTheme,
  type NetworkFigureEdge,
} from '../../src/index.ts';

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

  it('leave the node and come back to its border when they lead to itself, each around the one before', () => {
    const curves = curvesOf([edge(1, 1), edge(1, 1), edge(1, 1)]);
    const [x, y] = curves[0];
    const reaches = curves.map((curve) => {
      const [, , cx1, cy1, cx2, cy2] = curve;
      // The middle of a cubic curve.
      return Math.hypot((3 * (cx1 + cx2) - 6 * x) / 8, (3 * (cy1 + cy2) - 6 * y) / 8);
    });
    expect(reaches[0]).toBeGreaterThan(20);
    expect(reaches[1]).toBeGreaterThan(reaches[0] + 5);
    expect(reaches[2]).toBeGreaterThan(reaches[1] + 5);
    for (const curve of curves) expect(curve[7]).toBeLessThan(y - 10);
  });

  it('are dashed when they are to be, also in the figure', () => {
    const data = { nodes: [node(0), node(100)], edges: [edge(0, 1), { ...edge(0, 1), dashed: true }] };
    const layout = layoutNetworkFigure(data, { title: '', legend: [] });
    expect(layout.edges.map(({ dash }) => dash)).toEqual([[], [5, 3]]);
    expect(new Set([...Array(8).keys()].map(dashOffset)).size).toBeGreaterThan(4);
    const svg = renderToStaticMarkup(<NetworkFigure layout={layout} theme={printTheme} label="two edges" />);
    expect(svg.match(/stroke-dasharray="5 3"/g)).toHaveLength(1);
  });
});

describe('the opacity of edges', () => {
  it('is full up to 1,000 edges, then falls, but never below 0.05', () => {
    expect([0, 1, 1000].map(edgeOpacity)).toEqual([1, 1, 1]);
    expect(edgeOpacity(32_000)).toBeCloseTo(0.125);
    const falling = [1000, 3000, 10_000, 50_000, 120_000].map(edgeOpacity);
    expect(falling).toEqual([...new Set(falling)].sort((a, b) => b - a));
    expect(edgeOpacity(1e7)).toBe(0.05);
  });

  it('is that of all edges of a figure, and not of its nodes', () => {
    const many = Array.from({ length: 4000 }, () => edge(0, 1));
    const layout = layoutNetworkFigure({ nodes: [node(0), node(100)], edges: many }, { title: '', legend: [] });
    const svg = renderToStaticMarkup(<NetworkFigure layout={layout} theme={printTheme} label="many edges" />);
    expect(svg.match(/stroke-opacity="0.44" fill-opacity="0.44"/g)).toHaveLength(1);
  });
});
