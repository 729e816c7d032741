import { describe, expect, it } from 'vitest';
import { correctedWilsonInterval } from '../../src/stats/index.ts';

/** P(X >= hits) of a binomial distribution. */
function tail(hits: number, total: number, share: number): number {
  let [above, logChoices] = [0, 0];
  for (let k = 0; k <= total; k++) {
    if (k >= hits) above += Math.exp(logChoices + k * Math.log(share) + (total - k) * Math.log1p(-share));
    logChoices += Math.log((total - k) / (k + 1));
  }
  return above;
}

describe('the corrected interval of a share', () => {
  // scipy 1.10: binomtest(hits, total).proportion_ci(method='wilsoncc').
  it.each([
    [15, 50, [0.18285617310800065, 0.4478340297342537]],
    [0, 10, [0, 0.3445372183069226]],
    [1, 20, [0.002615555, 0.269445]],
  ] as const)('of %i of %i is that of scipy', (hits, total, [low, high]) => {
    const found = correctedWilsonInterval(hits, total);
    expect(found[0]).toBeCloseTo(low, 5);
    expect(found[1]).toBeCloseTo(high, 5);
  });

  it('has a lower end at which chance gives as many hits in 5.5 % of the samples at most', () => {
    for (const total of [1, 2, 5, 10, 20, 50, 200])
      for (let hits = 1; hits <= total; hits++)
        expect(tail(hits, total, correctedWilsonInterval(hits, total)[0])).toBeLessThan(0.055);
  });

  it('is the same from the other side', () => {
    for (let hits = 0; hits <= 31; hits++) {
      const [low, high] = correctedWilsonInterval(hits, 31);
      expect(1 - correctedWilsonInterval(31 - hits, 31)[1]).toBeCloseTo(low, 14);
      expect(low).toBeLessThan(high);
    }
  });

  it('is everything for nothing counted', () => {
    expect(correctedWilsonInterval(0, 0)).toEqual([0, 1]);
  });
});
