import { pairsOf } from '@trellis/core';
import { describe, expect, it } from 'vitest';
import { pairIndex } from '../../../src/features/analysis/pairs.ts';

describe('the place of a pair', () => {
  it('is that of the order in which the server writes the pairs, whichever comes first', () => {
    for (const n of [2, 3, 9]) {
      [...pairsOf(n)].forEach(([a, b], i) => {
        expect([pairIndex(n, a, b), pairIndex(n, b, a)]).toEqual([i, i]);
      });
    }
  });
});
