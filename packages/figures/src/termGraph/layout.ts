import { placeTitle, titleLine } from '../parts/title.ts';
import type { Point } from '../parts/point.ts';
import { alignColumns } from './alignColumns.ts';
import { boxHeight, placeBox, placeKey, termColors } from './boxes.ts';
import { columnsOf } from './columns.ts';
import { layersOf, componentsOf, type Edges } from './layers.ts';
import { orderColumns } from './orderColumns.ts';
import { termGraphSizes as sizes } from './sizes.ts';
import type { TermEdge, TermGraphData, TermGraphLayout, TermGraphOptions } from './types.ts';

const columnWidth = sizes.box + sizes.columnGap;

/**
 * Places terms in columns, broader ones at the left, each separate graph below the one before; terms without edges come last, in
 * rows.
 */
export function layoutTermGraph(data: TermGraphData, options: TermGraphOptions): TermGraphLayout {
  const { width, title = '', paper = 'light' } = options;
  const { terms } = data;
  const titled = placeTitle(title, width);
  const colors = termColors(terms, paper);
  const keyTop = titled.length ? titled.length * titleLine + 8 : 0;
  const graphs = placeGraphs(data, keyTop + sizes.key);
  const rest = placeRest(data, { joined: graphs.corners, top: graphs.bottom, width });
  const corners = new Map([...graphs.corners, ...rest.corners]);
  const boxes = terms.map((term, i) => placeBox(term, corners.get(i) ?? { x: 0, y: 0 }, colors.colorOf(term.value)));
  return {
    width: Math.max(width, ...boxes.map((box) => box.x + box.width + 1)),
    height: rest.bottom,
    title: titled,
    boxes,
    edges: graphs.lines,
    key: placeKey(data, colors, keyTop),
    order: [...boxes.keys()].sort((a, b) => boxes[a].x - boxes[b].x || boxes[a].y - boxes[b].y),
  };
}

interface Placed {
  /** The upper left corner of the box of each term. */
  readonly corners: ReadonlyMap<number, Point>;
  readonly lines: readonly TermEdge[];
  readonly bottom: number;
}

function placeGraphs({ terms, edges }: TermGraphData, top: number): Placed {
  const layers = layersOf(terms.length, edges);
  const corners = new Map<number, Point>();
  const lines: TermEdge[] = [];
  let bottom = top;
  for (const component of componentsOf(terms.length, edges)) {
    const members = new Set(component);
    const within = edges.filter(([child]) => members.has(child));
    const placed = placeGraph({ terms, edges: within }, component, layers, bottom);
    placed.corners.forEach((corner, term) => corners.set(term, corner));
    lines.push(...placed.lines);
    bottom = placed.bottom + sizes.componentGap;
  }
  return { corners, lines, bottom };
}

function placeGraph(
  { terms, edges }: { readonly terms: TermGraphData['terms']; readonly edges: Edges },
  component: readonly number[],
  layers: readonly number[],
  top: number,
): Placed {
  const { points, chains } = columnsOf(component, edges, layers);
  const heights = points.map(({ term }) => (term === undefined ? sizes.pass : boxHeight(terms[term])));
  const middles = alignColumns(points, orderColumns(points), (point) => heights[point]);
  const left = Math.min(...points.map(({ layer }) => layer));
  const xOf = (point: number): number => (points[point].layer - left) * columnWidth;
  const corners = new Map(
    points.flatMap(({ term }, point) =>
      term === undefined ? [] : [[term, { x: xOf(point), y: top + middles[point] - heights[point] / 2 }] as const],
    ),
  );
  const lines = chains.map(({ edge, chain }) => ({
    edge,
    path: edgePath(chain.map((point) => ({ x: xOf(point), y: top + middles[point] }))),
  }));
  const bottom = Math.max(...middles.map((middle, point) => top + middle + heights[point] / 2));
  return { corners, lines, bottom };
}

/** A line from the right side of the first box to the left side of the last one; straight through the columns between. */
function edgePath(bends: readonly Point[]): string {
  const steps = bends.slice(1).map(({ x, y }, i) => {
    const [from, half] = [bends[i], x - sizes.columnGap / 2];
    const through = i < bends.length - 2 ? `H${x + sizes.box}` : '';
    return `C${half} ${from.y} ${half} ${y} ${x} ${y}${through}`;
  });
  return `M${bends[0].x + sizes.box} ${bends[0].y}${steps.join('')}`;
}

interface RestPlace {
  readonly joined: ReadonlyMap<number, Point>;
  readonly top: number;
  readonly width: number;
}

/** Rows of the terms without edges. */
function placeRest({ terms }: TermGraphData, { joined, top, width }: RestPlace): Omit<Placed, 'lines'> {
  const single = [...terms.keys()].filter((term) => !joined.has(term));
  const perRow = Math.max(1, Math.floor((width + sizes.rowGap) / (sizes.box + sizes.rowGap)));
  const corners = new Map<number, Point>();
  let y = top;
  for (let first = 0; first < single.length; first += perRow) {
    const row = single.slice(first, first + perRow);
    row.forEach((term, i) => corners.set(term, { x: i * (sizes.box + sizes.rowGap), y }));
    y += Math.max(...row.map((term) => boxHeight(terms[term]))) + sizes.rowGap;
  }
  return { corners, bottom: y };
}
