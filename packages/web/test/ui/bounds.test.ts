import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../src/ui/bounds.ts';

describe('the bounds of a color scale', () => {
  it('are left to the data where nothing is written', () => {
    expect(boundsOf('', ' ')).toEqual({ lower: undefined, upper: undefined, problems: {} });
    expect(boundsOf('0', '12.5')).toEqual({ lower: 0, upper: 12.5, problems: {} });
  });

  it('are not below 0, and the upper is above the lower', () => {
    expect(boundsOf('-5', '')).toMatchObject({ lower: undefined, problems: { lower: 'A number from 0 on.' } });
    expect(boundsOf('20', '10')).toMatchObject({
      lower: 20,
      upper: undefined,
      problems: { upper: 'A number above 20.' },
    });
    expect(boundsOf('', '0').problems.upper).toBe('A number above 0.');
  });
});
