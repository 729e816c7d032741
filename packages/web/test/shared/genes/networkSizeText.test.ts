import { expect, it } from 'vitest';
import { edgeCountsText } from '../../../src/shared/genes/networkSizeText.ts';

const counts = { findings: 21_767, observed: 21_679, additional: 0, predicted: 0 };

it('the edges of a network are its findings, its distinct edges, and what else it has', () => {
  expect(edgeCountsText(counts)).toBe('21,767 findings, 21,679 distinct edges');
  expect(edgeCountsText({ findings: 1, observed: 1, additional: 1, predicted: 1200, uploaded: 2 })).toBe(
    '1 finding, 1 distinct edge, 1 additional edge, 1,200 validated predictions, 2 uploaded edges',
  );
});
