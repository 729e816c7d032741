import { expect, it } from 'vitest';
import { orderWords } from '../../src/regulators/rankingWords.ts';

const tfs = (significant: boolean) => [{ significant }];

it('says of the order of TFs what their score takes: the middle of the rank, as a share', () => {
  expect(orderWords({ tfs: tfs(true), uses: 'h' })).toContain('(1 of 50 is 1 %, 2 of 50 is 3 %)');
});

it('says that the smallest p-value of a TF that is not significant is corrected for its analyses', () => {
  expect(orderWords({ tfs: tfs(false), uses: 'h' })).toBe(
    'The TFs are in the order of the smallest p-value of their analyses, corrected for the number of analyses of the TF.',
  );
});
