import { describe, expect, it } from 'vitest';
import { foldInterval } from '../../src/views/index.ts';

describe('the interval of a fold enrichment', () => {
  // scipy 1.17: binomtest(common, smaller).proportion_ci(method='wilsoncc'), both ends times smaller / expected.
  it.each([
    [1535, 6251, 1295, [1.134208129371547, 1.2379681445976745]],
    [3, 12, 1.5, [0.5354855751384016, 4.573151271708962]],
    [0, 7, 2.25, [0, 1.3659835096693536]],
    [7, 7, 3.5, [1.1218677437839868, 2]],
  ] as const)('of %i of %i genes, %d expected, is that of scipy', (common, smaller, expected, [low, high]) => {
    const found = foldInterval(common, smaller, expected);
    expect(found[0]).toBeCloseTo(low, 10);
    expect(found[1]).toBeCloseTo(high, 10);
  });

  it('is everything where no gene is expected', () => {
    expect(foldInterval(0, 5, 0)).toEqual([0, Infinity]);
  });
});
