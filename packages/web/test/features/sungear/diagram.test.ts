import type { SungearAnswer } from '@trellis/contract';
import { layoutSungear, type SungearData } from '@trellis/figures';
import { expect, it } from 'vitest';
import { crowdText, diagramOf, repeatedTfs } from '../../../src/features/sungear/diagram.ts';

const [alf, bet]: SungearAnswer['vertices'] = [
  [
    [['AT1G1', '', 't'], 1],
    [0.5, 0],
  ],
  [
    [['AT1G2', '', 'u'], 2],
    [0.5, 1],
  ],
];
const sungear: SungearAnswer = {
  vertices: [alf, bet],
  intersects: [
    [
      [bet[0]],
      [0.5, 0.5],
      ['AT1G3'],
      { p: 1, pLog10: 0, expected: 1, adjusted: 1, adjustedLog10: 0 },
      0.1,
      [[0.5, 0.9]],
    ],
  ],
  metadata: [
    [alf[0], { analysis_label: 'ALF · DAP-seq · 1', gene_id: 'AT1G1', gene_name: 'ALF', TISSUE: 'root' }],
    [bet[0], { analysis_label: 'mine', TISSUE: 'leaf' }],
  ],
  geneAnnotation: {},
  total: 1,
  correction: 'bonferroni',
};

it('has the labels of the analyses at its corners, or the fields that were chosen', () => {
  const labels = (fields?: string[]) => diagramOf(sungear, fields).anchors.map(({ label }) => label);
  expect(labels()).toEqual(['AT1G1 (ALF) · DAP-seq · 1', 'mine']);
  expect(labels(['TISSUE'])).toEqual(['root', 'leaf']);
});

it('names the TFs with several analyses at its corners', () => {
  const key = (tf: string, tag: string, id: number) => [[tf, '', tag], id] as [[string, string, string], number];
  const keys = [key('AT1G1', 't', 1), key('AT1G1', 't', 5), key('AT1G2', 'u', 2), key('AT1G1', 'again', 1)];
  const several: SungearAnswer = {
    ...sungear,
    vertices: keys.map((one) => [one, [0, 0]]),
    metadata: keys.map((one) => [one, { gene_name: one[0][0] === 'AT1G1' ? 'ALF' : '' }]),
  };
  expect(repeatedTfs(several)).toEqual([{ name: 'ALF', count: 2 }]);
  expect(repeatedTfs({ ...several, level: 'tf' })).toEqual([]);
  expect(repeatedTfs(sungear)).toEqual([]);
});

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
