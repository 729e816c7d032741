import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutSungear, sungearOrder, sungearTint, type SungearLayout } from '../../src/index.ts';
import { nextCircle } from '../../src/sungear/nextCircle.ts';
import { spreadOut } from '../../src/parts/spreadOut.ts';
import { textWidth } from '../../src/parts/textWidth.ts';
import { diagram, largeSungears, sungearCases } from './cases.ts';

type Anchor = SungearLayout['anchors'][number];

/** The rectangle of a label or number. */
function boxOf({ text, size, align, x, y }: Anchor) {
  const width = textWidth(text, size);
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.76, bottom: y + size * 0.24 };
}

type Box = ReturnType<typeof boxOf>;

const doTouch = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Points of the line between a label and its corner, at most a pixel apart. */
function pointsOf({ leader }: Anchor) {
  const ends = [...leader.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return ends.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = ends[i];
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: fromX + ((x - fromX) * step) / steps,
      y: fromY + ((y - fromY) * step) / steps,
    }));
  });
}

const isIn = ({ left, right, top, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x > left && x < right && y > top && y < bottom;

const labelsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const tf = ['NLP7', 'AT1G01250', 'BZIP1'][i % 3];
    return i % 4 ? `${tf} · DAP-seq · PCR amplified gDNA · ${i * 7}` : `${tf} · ${i * 7}`;
  });

const sizes = [
  { width: 300, height: 700 },
  { width: 358, height: 734 },
  { width: 640, height: 480 },
  { width: 800, height: 860 },
  { width: 1088, height: 790 },
  { width: 1400, height: 1000 },
];
const anySize = fc.constantFrom(...sizes);
const anyCount = fc.integer({ min: 2, max: 120 });
const layoutOf = (labels: readonly string[], size: { readonly width: number; readonly height: number }) =>
  layoutSungear(diagram(labels, [[[0, 1], 20]]), size);

describe('the names of the corners of a Sungear diagram', () => {
  it('do not overlap, stay inside and are joined by lines that cross no other name, for 2 to 120 analyses', () => {
    fc.assert(
      fc.property(anyCount, anySize, (count, size) => {
        const { anchors, width, height } = layoutOf(labelsOf(count), size);
        const boxes = anchors.map(boxOf);
        for (const [i, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(height);
          expect(boxes.findIndex((other, j) => j > i && doTouch(box, other))).toBe(-1);
        }
        if (anchors[0].text === '1') return;
        for (const [i, anchor] of anchors.entries()) {
          const points = pointsOf(anchor);
          expect(boxes.findIndex((box, j) => j !== i && points.some((point) => isIn(box, point)))).toBe(-1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are all at the corners, or all in the key below with the numbers of the corners', () => {
    fc.assert(
      fc.property(anyCount, anySize, (count, size) => {
        const labels = labelsOf(count);
        const { anchors, names } = layoutOf(labels, size);
        const inOrder = sungearOrder(count).map((column) => labels[column]);
        if (!names.length) {
          for (const [i, { text }] of anchors.entries()) {
            const [gene, ...rest] = inOrder[i].split(' · ');
            expect([text.split(' · ')[0], text.split(' · ').at(-1)]).toEqual([gene, rest.at(-1)]);
          }
          return;
        }
        expect(anchors.map(({ text }) => text)).toEqual(names.map(({ number }) => number));
        expect(names.map(({ lines }) => lines.join(' '))).toEqual(inOrder);
      }),
      { numRuns: 100 },
    );
  });

  it('are at the corners for 59 analyses on a wide page, and in the key on a phone', () => {
    const [wide, narrow] = [sizes[4], sizes[1]].map((size) => layoutOf(labelsOf(59), size));
    expect(wide.names).toEqual([]);
    expect(wide.anchors.every(({ size }) => size >= 11)).toBe(true);
    expect(narrow.names).toHaveLength(59);
    expect(wide.height).toBeLessThanOrEqual(790);
  });

  it('are in the key, whole and within the width, where they are too long for a side', () => {
    const { data, options } = sungearCases[4];
    const { names, anchors, width } = layoutSungear(data, options);
    expect(anchors.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(names.map(({ lines }) => lines.join(' '))).toEqual(data.anchors.map(({ label }) => label));
    for (const { x, lines } of names) {
      for (const line of lines) expect(x + textWidth(line, 12)).toBeLessThanOrEqual(width);
    }
  });

  it('take the width that the page has: the diagram is no smaller than its height allows', () => {
    const { anchors } = layoutOf(labelsOf(9), { width: 1088, height: 790 });
    const ys = anchors.map(({ corner }) => corner.y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(650);
  });
});

describe('positions moved apart', () => {
  const positions = fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { minLength: 1, maxLength: 30 });

  it('keep their order, their distance and their range, and stay where they have room', () => {
    fc.assert(
      fc.property(positions, (wanted) => {
        const sorted = [...wanted].sort((a, b) => a - b);
        const spread = spreadOut(sorted, 15, { min: 0, max: 500 });
        for (const [i, position] of spread.entries()) {
          expect(position).toBeGreaterThanOrEqual(-1e-9);
          expect(position).toBeLessThanOrEqual(500 + 1e-9);
          if (i > 0) expect(position - spread[i - 1]).toBeGreaterThanOrEqual(15 - 1e-9);
        }
      }),
    );
    expect(spreadOut([10, 40, 80], 15, { min: 0, max: 100 })).toEqual([10, 40, 80]);
    expect(spreadOut([40, 40, 90], 20, { min: 0, max: 100 })).toEqual([30, 50, 90]);
  });
});

describe('the layout of a Sungear diagram', () => {
  it.each([...sungearCases, ...largeSungears])('keeps everything inside the figure: $name', ({ data, options }) => {
    const layout = layoutSungear(data, options);
    const ends = layout.anchors.map(boxOf).flatMap(({ left, right, top, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]);
    const points = [...layout.nodes, ...ends, ...layout.keys, ...layout.names];
    expect(points.filter(({ x, y }) => x < 0 || y < 0 || x > layout.width || y > layout.height)).toEqual([]);
    for (const { x, text } of layout.keys) expect(x + textWidth(text, 12)).toBeLessThanOrEqual(layout.width);
  });

  it('draws all arrows while there are fewer than 600', () => {
    const sets = (count: number) => Array.from({ length: count }, () => [[0, 1, 2], 5] as const);
    const arrows = (count: number) =>
      layoutSungear(diagram(['A', 'B', 'C'], sets(count)), { width: 600, height: 600 }).allArrows;
    expect([arrows(199), arrows(200)]).toEqual([true, false]);
  });

  it('says the circle in words', () => {
    const { data, options } = sungearCases[0];
    expect(layoutSungear(data, options).nodes[3].name).toBe(
      '240 genes in AT4G24020 NLP7 22, AT5G65210 TGA1 7: 120.000 expected, fold 2 (1.76 to 2.27), p 1.43e-21, adjusted p 1.00e-20',
    );
  });
});

describe('the color of a circle', () => {
  const tint = (adjusted: number, n = 10) => sungearTint({ n, expected: 5, adjustedLog10: Math.log10(adjusted) }, 20);

  it('is that of the paper down to p = 0.05, and deeper the less probable the difference', () => {
    expect([tint(1), tint(0.051)]).toEqual([undefined, undefined]);
    const [pale, middle, deep] = [0.0499, 1e-8, 1e-16].map((p) => tint(p)?.opacity ?? 0);
    expect([0 < pale, pale < middle, middle < deep, deep < 1]).toEqual([true, true, true, true]);
  });

  it('is red for more genes than expected and blue for fewer, in full at the upper bound and beyond', () => {
    const red = { color: '#b40426', opacity: 1 };
    expect([tint(1e-20), tint(1e-300), tint(0)]).toEqual([red, red, red]);
    expect(tint(1e-20, 1)).toEqual({ color: '#3b4cc0', opacity: 1 });
  });
});

describe('the arrow keys', () => {
  const circles = [
    { x: 0, y: 0 },
    { x: 5, y: 1 },
    { x: 9, y: 0 },
    { x: 1, y: -7 },
  ];
  const go = (from: number, key: string, hidden: readonly number[] = []) =>
    nextCircle(circles, from, { key, isShown: (index) => !hidden.includes(index) });

  it('lead to the nearest circle in their direction that is shown', () => {
    expect(go(0, 'ArrowRight')).toBe(1);
    expect(go(0, 'ArrowRight', [1])).toBe(2);
    expect(go(0, 'ArrowUp')).toBe(3);
    expect(go(0, 'ArrowDown')).toBeUndefined();
    expect(go(0, 'Tab')).toBeUndefined();
  });
});
