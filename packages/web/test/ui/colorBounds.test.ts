import { describe, expect, it } from 'vitest';
import { readColorBounds } from '../../src/ui/colorBounds.ts';

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
