import { describe, expect, it } from 'vitest';
import { nameFault, textFault } from '../../../src/features/feedback/faults.ts';

describe('what is wrong with feedback', () => {
  it('is a missing name, blanks included', () => {
    expect([nameFault(''), nameFault('  '), nameFault('Ada')]).toEqual([
      'The name is missing.',
      'The name is missing.',
      undefined,
    ]);
  });

  it('is a text above its limit, counted as the server counts', () => {
    expect(nameFault('x'.repeat(101))).toBe('The name has 101 characters; at most 100 are allowed.');
    expect(textFault('🌱'.repeat(5000))).toBeUndefined();
    expect(textFault('🌱'.repeat(5001))).toBe('The feedback has 5,001 characters; at most 5,000 are allowed.');
  });
});
