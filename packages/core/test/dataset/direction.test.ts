import { describe, expect, it } from 'vitest';
import { directionOf, readPerturbation } from '../../src/dataset/index.ts';

describe('what a TF does to a target', () => {
  it('is the sign of the fold change where the TF was gained, or nothing is stated', () => {
    expect([2, -2].map((log2fc) => directionOf(log2fc, 'gain'))).toEqual([1, -1]);
    expect([2, -2].map((log2fc) => directionOf(log2fc, undefined))).toEqual([1, -1]);
  });

  it('is the opposite where the TF was lost: what falls without the TF is induced by it', () => {
    expect([2, -2, -Infinity].map((log2fc) => directionOf(log2fc, 'loss'))).toEqual([-1, 1, 1]);
  });

  it('is unknown without a fold change, and where the contrast does not say it', () => {
    expect([NaN, 2].map((log2fc) => directionOf(log2fc, 'none'))).toEqual([0, 0]);
    expect(directionOf(NaN, 'gain')).toBe(0);
  });

  it('is induced for a fold change of 0, also where the TF was lost', () => {
    expect([0, -0].map((log2fc) => directionOf(log2fc, 'loss'))).toEqual([1, 1]);
  });
});

it('reads a perturbation in any case, and nothing else', () => {
  expect(['Gain', ' LOSS ', 'none', 'knockout', ''].map(readPerturbation)).toEqual([
    'gain',
    'loss',
    'none',
    undefined,
    undefined,
  ]);
});
