import type { SungearAnswer } from '@trellis/contract';
import { expect, it } from 'vitest';
import { diagramOf } from '../../../src/features/sungear/diagram.ts';

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
    [alf[0], { analysis_label: 'ALF · DAP-seq · 1', TISSUE: 'root' }],
    [bet[0], { analysis_label: 'mine', TISSUE: 'leaf' }],
  ],
  geneAnnotation: {},
  total: 1,
  correction: 'bonferroni',
};

it('has the labels of the analyses at its corners, or the fields that were chosen', () => {
  const labels = (fields?: string[]) => diagramOf(sungear, fields).anchors.map(({ label }) => label);
  expect(labels()).toEqual(['ALF · DAP-seq · 1', 'mine']);
  expect(labels(['TISSUE'])).toEqual(['root', 'leaf']);
});
