import { describe, expect, it } from 'vitest';
import { layoutSungear, sungearTint, type SungearLayout } from '../../src/index.ts';
import { nextCircle } from '../../src/sungear/nextCircle.ts';
import { textWidth } from '../../src/parts/textWidth.ts';
import { diagram, largeSungears, sungearCases } from './cases.ts';

/** Both ends of a label, as it is turned. */
function endsOf({ text, size, turn, x, y }: SungearLayout['anchors'][number]) {
  const [half, angle] = [textWidth(text, size) / 2, (turn * Math.PI) / 180];
  return [-half, half].map((along) => ({ x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) }));
}

describe('the layout of a Sungear diagram', () => {
  it.each([...sungearCases, ...largeSungears])('keeps everything inside the figure: $name', ({ data, options }) => {
    const layout = layoutSungear(data, options);
    const points = [...layout.nodes, ...layout.anchors.flatMap(endsOf), ...layout.keys];
    expect(points.filter(({ x, y }) => x < 0 || y < 0 || x > layout.width || y > layout.height)).toEqual([]);
    for (const { x, text } of layout.keys) expect(x + textWidth(text, 12)).toBeLessThanOrEqual(layout.width);
  });

  it('never turns a label upside down', () => {
    for (const { data, options } of [...sungearCases, ...largeSungears]) {
      for (const { turn } of layoutSungear(data, options).anchors) expect(Math.abs(turn)).toBeLessThanOrEqual(90);
    }
  });

  it('shrinks a label that is longer than its edge, then cuts it and keeps the whole text', () => {
    const { anchors } = layoutSungear(sungearCases[4].data, sungearCases[4].options);
    for (const { text, full, size } of anchors) {
      expect(size).toBe(9);
      expect(text.endsWith('…')).toBe(true);
      expect(full).toContain('far too long');
    }
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
      '240 genes in AT4G24020 NLP7 22, AT5G65210 TGA1 7: 120.000 expected, p 1.429e-21, adjusted p 1.000e-20',
    );
  });
});

describe('the color of a circle', () => {
  const tint = (adjusted: number, size = 10) =>
    sungearTint({ size, expected: 5, adjustedLog10: Math.log10(adjusted) }, 20);

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
