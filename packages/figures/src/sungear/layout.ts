import * as maths from '@trellis/core/maths';
import { placeTitle, titleLine } from '../parts/title.ts';
import { placeAnchors } from './anchors.ts';
import { sungearTint, upperOf } from './color.ts';
import { largestCircles } from './crowd.ts';
import { crowdedNotes, placeKeys } from './keys.ts';
import { anchorRadius } from './outline.ts';
import { squareOf, type Square } from './ring.ts';
import { maxArrows, sungearSizes as sizes } from './sizes.ts';
import { textsOf } from './texts.ts';
import type {
  PlacedNode,
  SungearAnchor,
  SungearData,
  SungearFigureOptions,
  SungearLayout,
  SungearNode,
} from './types.ts';

/** Scales the diagram of `placeSungear` to a figure, with labels around it and a legend below. */
export function layoutSungear({ anchors, nodes }: SungearData, options: SungearFigureOptions): SungearLayout {
  const { width, height } = options;
  const upper = options.upper ?? upperOf(nodes.map(({ adjustedLog10 }) => adjustedLog10));
  const title = placeTitle(options.title ?? '', width);
  const top = title.length ? title.length * titleLine + 12 : 0;
  const isCrowded = nodes.reduce((sum, { arrows }) => sum + arrows.length, 0) >= maxArrows;
  const { keys, height: keysHeight } = placeKeys(upper, width, isCrowded ? crowdedNotes : undefined);
  const placed = placeAnchors(anchors, { width, top, height: height - top - keysHeight - sizes.keyGap });
  const square = squareOf(placed.ring);
  const keysTop = placed.bottom + sizes.keyGap;
  const namesTop = keysTop + keysHeight + sizes.keyGap;
  const circles = nodes.map((node) => placeNode(node, { anchors, square, upper, isCrowded }));
  return {
    width,
    height: Math.ceil(round(keysTop + keysHeight + placed.namesHeight)),
    title,
    outline: outlinePath(anchors, square),
    anchors: placed.anchors,
    nodes: circles,
    allArrows: !isCrowded,
    largest: isCrowded ? largestCircles(circles) : [],
    keys: keys.map((key) => ({ ...key, y: key.y + keysTop })),
    names: placed.names.map((name) => ({ ...name, y: name.y + namesTop })),
    center: placed.ring.center,
    bottom: placed.bottom,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

function outlinePath(anchors: readonly SungearAnchor[], { x, y, side }: Square): string {
  if (anchors.length < 3) {
    const r = round(anchorRadius * side);
    return `M${round(x + side / 2)} ${round(y + side / 2 - r)}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
  }
  const corners = anchors.map((anchor) => `${round(x + anchor.x * side)} ${round(y + anchor.y * side)}`);
  return `M${corners.join('L')}Z`;
}

interface Setting {
  readonly anchors: readonly SungearAnchor[];
  readonly square: Square;
  readonly upper: number;
  readonly isCrowded: boolean;
}

function placeNode(node: SungearNode, { anchors, square, upper, isCrowded }: Setting): PlacedNode {
  const tint = sungearTint(node, upper);
  const r = node.r * square.side;
  const signed = tint && r >= sizes.minSigned;
  return {
    x: square.x + node.x * square.side,
    y: square.y + node.y * square.side,
    r,
    members: node.members,
    isSmall: isCrowded && r < sizes.minClear,
    tint,
    sign: signed ? (node.n > node.expected ? '+' : '−') : '',
    arrows: arrowsPath(node, square),
    name: textsOf(node, anchors),
  };
}

/** Arrows as an SVG path, from the edge of the circle to the end of each. */
function arrowsPath({ x, y, r, arrows }: SungearNode, square: Square): string {
  const at = (px: number, py: number) =>
    `${round(square.x + px * square.side)} ${round(square.y + py * square.side)}`;
  return arrows
    .map((end) => {
      const distance = maths.hypot(end.x - x, end.y - y) || 1;
      const start = at(x + ((end.x - x) / distance) * r, y + ((end.y - y) / distance) * r);
      return `M${start}L${at(end.x, end.y)}`;
    })
    .join('');
}
