import { expect, it } from 'vitest';
import { cautionText, enrichedText, orderText, rankingText } from '../../src/regulators/rankingText.ts';

const tfs = (significant: boolean) => [{ significant }];

it('says of the order of TFs what their score takes: the middle of the rank, as a share', () => {
  expect(orderText({ tfs: tfs(true), uses: 'h' })).toContain('(1 of 50 is 1 %, 2 of 50 is 3 %)');
});

it('says that the smallest p-value of a TF that is not significant is corrected for its analyses', () => {
  expect(orderText({ tfs: tfs(false), uses: 'h' })).toBe(
    'The TFs are in the order of the smallest p-value of their analyses, corrected for the number of analyses of the TF.',
  );
});

it('says first how many TFs are enriched, and then what that does not say', () => {
  const ranked = [...tfs(true), ...tfs(true), ...tfs(false)];
  expect(enrichedText(ranked)).toMatch(/^2 of 3 TFs are enriched: adjusted p below 0.05 in any analysis/);
  expect(cautionText(ranked)).toMatch(/^The other 1 are below the line: .* not hub-corrected/);
  expect(rankingText(ranked)).toBe(`${enrichedText(ranked)} ${cautionText(ranked)}`);
});

it('warns of no p-value where no TF is enriched', () => {
  expect(cautionText(tfs(false))).toBe('');
  expect(rankingText(tfs(false))).toBe(enrichedText(tfs(false)));
});
