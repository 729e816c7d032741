import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanRanks } from '../../src/stats/index.ts';

describe('mean ranks', () => {
  it('count from the largest score', () => {
    expect([...meanRanks([1, 3, 2])]).toEqual([3, 1, 2]);
  });

  it('are shared by ties, also by scores that differ behind the twelfth decimal', () => {
    expect([...meanRanks([5, 7, 5, 5])]).toEqual([3, 1, 3, 3]);
    expect([...meanRanks([0.1 + 0.2, 0.3, 0])]).toEqual([1.5, 1.5, 3]);
    expect([...meanRanks([Infinity, Infinity, -Infinity, 0])]).toEqual([1.5, 1.5, 4, 3]);
  });

  it('are the mean of the places that a score can take (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 20 }), (scores) => {
        const naive = scores.map((score) => {
          const better = scores.filter((other) => other > score).length;
          const equal = scores.filter((other) => other === score).length;
          return better + (equal + 1) / 2;
        });
        expect([...meanRanks(scores)]).toEqual(naive);
      }),
    );
  });
});
