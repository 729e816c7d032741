import { describe, expect, it } from 'vitest';
import { retryAfterSeconds, waitSeconds } from '../src/retry.ts';

describe('the time before the next attempt', () => {
  it('doubles from half a second, and ends at a minute', () => {
    const waits = [0, 1, 2, 3, 20].map((attempt) => waitSeconds({ status: 503, requested: undefined }, attempt, 0));
    expect(waits).toEqual([0.5, 1, 2, 4, 60]);
  });

  it('is spread by up to a quarter', () => {
    expect(waitSeconds({ status: 503, requested: undefined }, 1, 1)).toBe(1.25);
    expect(waitSeconds({ status: 429, requested: 2 }, 1, 1)).toBe(2.25);
  });

  it('is none after other errors, and when the server asks for more than a minute', () => {
    expect(waitSeconds({ status: 500, requested: 1 }, 0, 0)).toBeUndefined();
    expect(waitSeconds({ status: 503, requested: 61 }, 0, 0)).toBeUndefined();
  });

  it('is read from a number or a date', () => {
    const now = Date.UTC(2026, 0, 1, 12);
    expect(retryAfterSeconds('3', now)).toBe(3);
    expect(retryAfterSeconds('Thu, 01 Jan 2026 12:00:05 GMT', now)).toBe(5);
    expect(retryAfterSeconds('Thu, 01 Jan 2026 11:00:00 GMT', now)).toBe(0);
    expect(retryAfterSeconds('soon', now)).toBeUndefined();
    expect(retryAfterSeconds(null, now)).toBeUndefined();
  });
});
