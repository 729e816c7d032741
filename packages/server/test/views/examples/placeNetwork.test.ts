import { layoutNetworkFigure, textWidth } from '@trellis/figures';
import { describe, expect, it } from 'vitest';
import { halves, labelShift, maxTargets, placeNetwork } from '../../../src/views/examples/placeNetwork.ts';

const targetWidth = 90;
/** Half the width and height of a target, and of a TF with its label. */
const [targetHalf, tfHalf] = [
  { x: targetWidth / 2, y: 7.5 },
  { x: 26, y: 20 },
];

const pages = (['wide', 'narrow'] as const).flatMap((size) =>
  [1, 2, 3, 7, 12].map((tfs) => ({ size, tfs, targets: maxTargets(tfs, size) })),
);

describe('the places of a network of an example', () => {
  it.each(pages)('keep $tfs TFs and $targets targets apart and inside: $size', ({ size, tfs, targets }) => {
    const half = halves[size];
    const places = placeNetwork(tfs, targets, { half, targetWidth });
    const boxes = places.map(({ x, y }, i) => ({ x, y, half: i < tfs ? tfHalf : targetHalf }));
    expect(boxes).toHaveLength(tfs + targets);
    for (const [i, a] of boxes.entries()) {
      expect(Math.abs(a.x) + a.half.x).toBeLessThanOrEqual(half.x);
      expect(Math.abs(a.y) + targetHalf.y).toBeLessThanOrEqual(half.y);
      const touching = boxes.filter(
        (b, j) => j > i && Math.abs(a.x - b.x) < a.half.x + b.half.x && Math.abs(a.y - b.y) < a.half.y + b.half.y,
      );
      expect(touching).toEqual([]);
    }
  });

  it('have all targets of several TFs in one column, so that no edge between TFs and targets passes a target', () => {
    const places = placeNetwork(4, 9, { half: halves.wide, targetWidth });
    expect(new Set(places.slice(4).map(({ x }) => x))).toEqual(new Set([0]));
    expect(places.slice(0, 4).map(({ x }) => Math.sign(x))).toEqual([-1, 1, -1, 1]);
  });

  it('have fewer targets the more TFs there are, so that edges can be told apart', () => {
    expect([1, 2, 6, 12].map((tfs) => maxTargets(tfs, 'wide'))).toEqual([24, 20, 20, 10]);
    expect([1, 2, 6, 12].map((tfs) => maxTargets(tfs, 'narrow'))).toEqual([24, 24, 15, 7]);
  });

  it.each(['wide', 'narrow'] as const)('have labels of TFs that edges of the TF do not cross: %s', (size) => {
    const page = { half: halves[size], targetWidth };
    const [tfs, targets] = [6, maxTargets(6, size)];
    const nodes = placeNetwork(tfs, targets, page).map(({ x, y }, i) => {
      const place = { x, y, size: 25, color: '#1f9d55' };
      if (i >= tfs) return { ...place, shape: 'rectangle', label: '', box: { width: targetWidth, height: 15 } };
      const label = i % 2 ? 'WRKY18' : 'HHO3';
      return { ...place, shape: 'triangle', label, labelShift: labelShift({ x, y }, textWidth(label, 11.25), page) };
    });
    const edges = Array.from({ length: tfs * targets }, (_, i) => {
      const ends = { source: i % tfs, target: tfs + Math.floor(i / tfs) };
      return { ...ends, color: '#377eb8', width: 1, arrow: 'triangle' as const };
    });
    const { x, y } = page.half;
    const part = { left: -x, right: x, top: -y, bottom: y };
    const drawn = layoutNetworkFigure({ nodes, edges }, { title: '', legend: [], part, zoom: 1, edges: 'sides' });
    const labels = drawn.nodes.slice(0, tfs).map((node) => {
      const [middle, half] = [node.x + (node.labelShift ?? 0), textWidth(node.lines[0], 11.25) / 2];
      return { left: middle - half, right: middle + half, top: node.y + 14, bottom: node.y + 26 };
    });
    for (const { left, right } of labels) expect([left >= 0, right <= drawn.width]).toEqual([true, true]);
    const points = drawn.edges.flatMap(({ curve }) => pointsOf(curve));
    const isCrossed = (box: (typeof labels)[number]) =>
      points.some((point) => point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom);
    expect(labels.filter(isCrossed)).toEqual([]);
  });
});

/** Points of a cubic curve. */
function pointsOf([x0, y0, x1, y1, x2, y2, x3, y3]: readonly number[]) {
  const at = (t: number, [a, b, c, d]: readonly number[]) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  return Array.from({ length: 101 }, (_, i) => ({
    x: at(i / 100, [x0, x1, x2, x3]),
    y: at(i / 100, [y0, y1, y2, y3]),
  }));
}
