import { describe, expect, it } from 'vitest';
import { nameError, textError } from '../../../src/features/feedback/useFeedbackForm.ts';

describe('an error of the feedback', () => {
  it('is a missing name, blanks included', () => {
    expect([nameError(''), nameError('  '), nameError('Ada')]).toEqual([
      'The name is missing.',
      'The name is missing.',
      undefined,
    ]);
  });

  it('is a text above its limit, counted as the server counts', () => {
    expect(nameError('x'.repeat(101))).toBe('The name has 101 characters; at most 100 are allowed.');
    expect(textError('🌱'.repeat(5000))).toBeUndefined();
    expect(textError('🌱'.repeat(5001))).toBe('The feedback has 5,001 characters; at most 5,000 are allowed.');
  });
});
