import { describe, expect, it } from 'vitest';
import { randomQuery } from '../../../src/features/query/QueryTools.tsx';

const tfs = ['D', 'B', 'A', 'C', 'F', 'E'];

describe('randomQuery', () => {
  it('draws one to five different TFs, sorted and joined with or', () => {
    for (let i = 0; i < 200; i++) {
      const drawn = randomQuery(tfs).split(' or ');
      expect(drawn.length).toBeGreaterThanOrEqual(1);
      expect(drawn.length).toBeLessThanOrEqual(5);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect([...drawn].sort()).toEqual(drawn);
      expect(drawn.every((tf) => tfs.includes(tf))).toBe(true);
    }
  });
  it('draws each count', () => {
    expect(randomQuery(tfs, () => 0)).toBe('D');
    expect(randomQuery(tfs, () => 0.999)).toBe('A or C or E or F or B'.split(' or ').sort().join(' or '));
  });
  it('draws no more than there are', () => {
    expect(randomQuery(['A', 'B'], () => 0.999)).toBe('A or B');
    expect(randomQuery([])).toBe('');
  });
});
