import { fitText, textWidth } from '../parts/textWidth.ts';
import { labelBox, type Box } from './boxes.ts';
import { drawEdges } from './edges.ts';
import { drawSideEdges } from './sideEdges.ts';
import { edgeOpacity } from './edgeOpacity.ts';
import type {
  DrawnNode,
  NetworkFigureData,
  NetworkFigureLayout,
  NetworkFigureOptions,
  NetworkLegendEntry,
} from './types.ts';

const margin = 24;
const titleHeight = 28;
const rowHeight = 20;
const legendFont = 12;
const signWidth = 30;

/** Font size of labels in print: 6 points. */
const printedFont = 8;

/** Minimum font size of labels in pixels; smaller ones are illegible and left out. */
const minFont = 4;

/**
 * Places a network, or a part of it, with title and legend. Takes one pass over the edges and leaves out those outside
 * the part.
 */
export function layoutNetworkFigure(data: NetworkFigureData, options: NetworkFigureOptions): NetworkFigureLayout {
  const part = options.part ?? boundsOf(data);
  const zoom = options.zoom ?? zoomTo(part, options.width);
  const title = options.width === undefined ? options.title : fitText(options.title, 14, options.width - 2 * margin);
  const inner = { width: (part.right - part.left) * zoom, height: (part.bottom - part.top) * zoom };
  const width =
    options.width ?? Math.ceil(Math.max(inner.width + 2 * margin, 360, textWidth(title, 14, true) + 2 * margin));
  const top = margin + (title ? titleHeight : 0);
  const left = (width - inner.width) / 2;
  const legend = placeLegend(options.legend, { width, top: top + inner.height + margin });
  const place = (x: number, y: number) => ({ x: left + (x - part.left) * zoom, y: top + (y - part.top) * zoom });
  const fontSize = options.width === undefined ? 9 * zoom : Math.max(9 * zoom, printedFont);
  const placed = data.nodes.map(({ x, y, size, shape, color, border, label, labelShift, box }) => ({
    ...place(x, y),
    size: size * zoom,
    shape: shapeOf(shape),
    color,
    border,
    lines: label && fontSize >= minFont ? label.split('\n') : [],
    fontSize,
    ...(labelShift && { labelShift: labelShift * zoom }),
    ...(box && { box: { width: box.width * zoom, height: box.height * zoom } }),
  }));
  const nodes = options.width === undefined ? placed : withSpace(placed, width);
  const draw = options.edges === 'sides' ? drawSideEdges : drawEdges;
  const isVisible = ({ x, y, size }: { x: number; y: number; size: number }) =>
    x + size > 0 && x - size < width && y + size > top - margin && y - size < top + inner.height + margin;
  return {
    width,
    height: Math.ceil(legend.bottom + margin),
    title,
    top,
    available: inner.height,
    nodes: nodes.filter(isVisible),
    edges: draw(nodes, data.edges, zoom).filter(({ curve }) => isVisible(extentOf(curve))),
    edgeOpacity: edgeOpacity(data.edges.length),
    legend: legend.entries,
  };
}

/** Pixels per unit with which a part fits a width; a small one is not enlarged. */
const zoomTo = ({ left, right }: Box, width: number | undefined): number =>
  width === undefined ? 1 : Math.min(1, (width - 2 * margin) / Math.max(right - left, 1));

/**
 * Shortens labels to their last line, the symbol, and leaves out those that would cover others or leave the figure; those of
 * triangles and larger nodes are placed first.
 */
function withSpace(nodes: readonly DrawnNode[], width: number): DrawnNode[] {
  const taken: Box[] = [];
  const first = (node: DrawnNode) => (node.shape === 'triangle' ? 1000 : 0) + node.size;
  const kept = new Map<DrawnNode, readonly string[]>();
  for (const node of [...nodes].sort((a, b) => first(b) - first(a))) {
    const short = node.lines.slice(-1).map((line) => line.replace(/^\((.*)\)$/, '$1'));
    const isShown = short.length > 0 && isFree(labelBox(node, short), taken, width);
    kept.set(node, isShown ? short : []);
    if (isShown) taken.push(labelBox(node, short));
  }
  return nodes.map((node) => ({ ...node, lines: kept.get(node) ?? [] }));
}

const isFree = (box: Box, taken: readonly Box[], width: number): boolean =>
  box.left >= 0 &&
  box.right <= width &&
  taken.every(
    (other) => box.right < other.left || other.right < box.left || box.bottom < other.top || other.bottom < box.top,
  );

/** Middle and half the larger side of the box around the ends and control points of a curve. */
function extentOf(curve: readonly number[]) {
  const [xs, ys] = [0, 1].map((odd) => curve.filter((_, i) => i % 2 === odd));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) / 2 + 1 };
}

const shapeOf = (shape: string): DrawnNode['shape'] =>
  shape === 'triangle' || shape === 'round-rectangle' ? shape : 'rectangle';

function boundsOf({ nodes }: NetworkFigureData) {
  let [left, top, right, bottom] = nodes.length ? [Infinity, Infinity, -Infinity, -Infinity] : [0, 0, 0, 0];
  for (const { x, y, size, label } of nodes) {
    left = Math.min(left, x - size / 2);
    right = Math.max(right, x + size / 2);
    top = Math.min(top, y - size / 2);
    bottom = Math.max(bottom, y + size / 2 + (label ? 24 : 0));
  }
  return { left, top, right, bottom };
}

function placeLegend(entries: readonly NetworkLegendEntry[], { width, top }: { width: number; top: number }) {
  let [x, y] = [margin, top];
  const placed = entries.map((entry) => {
    const needed = signWidth + textWidth(entry.label, legendFont) + 16;
    if (x > margin && x + needed > width - margin) [x, y] = [margin, y + rowHeight];
    const at = { ...entry, x, y: y + rowHeight / 2 };
    x += needed;
    return at;
  });
  return { entries: placed, bottom: entries.length ? y + rowHeight : top };
}
