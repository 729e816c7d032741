import { openDataset, packDataset } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import { expect, it } from 'vitest';
import { smallContents } from '../../../core/test/smallContents.ts';
import { csvOf } from '../../src/index.ts';

it('marks a TF among the targets of the experiment that perturbed it, not among those that it binds', () => {
  const contents = smallContents({
    genes: 'A B C',
    analyses: [
      { id: 1, tf: 'A', targets: { A: [3, 0.5], B: [1, 0.25], C: [1, 0.25] } },
      { id: 2, tf: 'A', targets: 'A B' },
      { id: 3, tf: 'C', targets: { A: [1, 0.5], C: [-2, 0.5] } },
    ],
  });
  const dataset = openDataset(packDataset(contents, 'v'));
  const result = evaluateRequest(dataset, { id: 'r', inputs: { query: 'all_tfs', edges: [] } });
  const text = new TextDecoder().decode(Buffer.concat([...csvOf(result)]));
  const [header, ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const cells = rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])));
  const self = 'the TF itself was perturbed';
  expect(
    cells
      .map(({ ANALYSIS, TARGET, SELF_EDGE, EXPERIMENT_TYPE }) => [ANALYSIS, TARGET, SELF_EDGE, EXPERIMENT_TYPE])
      .sort(),
  ).toEqual([
    ['1', 'A', self, 'Expression'],
    ['1', 'B', '', 'Expression'],
    ['1', 'C', '', 'Expression'],
    ['2', 'A', '', 'Binding'],
    ['2', 'B', '', 'Binding'],
    ['3', 'A', '', 'Expression'],
    ['3', 'C', self, 'Expression'],
  ]);
});
