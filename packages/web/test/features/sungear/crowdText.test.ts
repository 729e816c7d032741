import { layoutSungear, type SungearData } from '@trellis/figures';
import { expect, it } from 'vitest';
import { crowdText } from '../../../src/features/sungear/crowdText.ts';

const anchors = [
  { x: 0.5, y: 0, label: 'A' },
  { x: 1, y: 1, label: 'B' },
  { x: 0, y: 1, label: 'C' },
];

/** Groups at one place with `arrows` arrows each; the first has more genes than expected, the second fewer. */
const dataOf = (groups: number, arrows: number): SungearData => ({
  anchors,
  nodes: Array.from({ length: groups }, (_, i) => ({
    x: 0.5,
    y: 0.5,
    r: 0.004,
    members: [0, 1, 2],
    arrows: Array.from({ length: arrows }, () => ({ x: 0.5, y: 0.4 })),
    size: 10,
    n: 10,
    expected: i === 1 ? 30 : 2,
    drawn: 1000,
    pLog10: i < 2 ? -8 : 0,
    adjustedLog10: i < 2 ? -6 : 0,
  })),
});

const textOf = (data: SungearData) => crowdText(data, layoutSungear(data, { width: 600, height: 600 }));

it('says what a Sungear diagram shows whose groups are too many to be read', () => {
  expect(textOf(dataOf(1200, 3))).toBe(
    '1,200 groups, most of them dots: more genes than expected in 1 (red), fewer in 1 (blue). Zoom in to read dots, or see UpSet for the largest groups.',
  );
  expect(textOf(dataOf(20, 3))).toBeUndefined();
});
