import { describe, expect, it } from 'vitest';
import { readRetryAfter } from '../../src/fetch/failure.ts';

const now = Date.parse('2026-11-22T10:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['7', 7000],
    ['0', 0],
    ['Sun, 22 Nov 2026 10:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
  ])('"%s" is %s ms', (value, duration) => {
    expect(readRetryAfter(value, now)).toBe(duration);
  });
});
