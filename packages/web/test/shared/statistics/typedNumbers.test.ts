import { describe, expect, it } from 'vitest';
import { alphaOf, isAlpha, readColorBounds } from '../../../src/shared/statistics/typedNumbers.ts';

it('alpha is a number from 0 to 1, and 0.05 for any other text', () => {
  expect(['0', '0.01', '1', ' ', '-1', '1.1', 'x'].map(isAlpha)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['0.01', '', 'x'].map(alphaOf)).toEqual([0.01, 0.05, 0.05]);
});

describe('the bounds of a color scale', () => {
  it('are left to the data where nothing is written', () => {
    expect(readColorBounds('', ' ')).toEqual({ lower: undefined, upper: undefined, problems: {} });
    expect(readColorBounds('0', '12.5')).toEqual({ lower: 0, upper: 12.5, problems: {} });
  });

  it('are not below 0, and the upper is above the lower', () => {
    expect(readColorBounds('-5', '')).toMatchObject({ lower: undefined, problems: { lower: 'A number from 0 on.' } });
    expect(readColorBounds('20', '10')).toMatchObject({
      lower: 20,
      upper: undefined,
      problems: { upper: 'A number above 20.' },
    });
    expect(readColorBounds('', '0').problems.upper).toBe('A number above 0.');
  });
});
