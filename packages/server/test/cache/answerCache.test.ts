import { describe, expect, it } from 'vitest';
import { AnswerCache } from '../../src/cache/answerCache.ts';

/** Caches answers of one byte, and returns how many of them are still in memory. */
async function keptOf(count: number, maxBytes: number): Promise<number> {
  const cache = new AnswerCache(maxBytes, undefined);
  for (let i = 0; i < count; i++) {
    const found = await cache.find(String(i));
    if (!found.bytes) await found.complete(Buffer.from('0'));
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const found = await cache.find(String(i));
    if (found.bytes) kept++;
    else await found.complete();
  }
  return kept;
}

describe('the memory of cached answers', () => {
  it('keeps what fits', async () => {
    expect(await keptOf(50, 1_000_000)).toBe(50);
  });

  it('counts what each answer needs besides its bytes', async () => {
    const kept = await keptOf(5000, 1_000_000);
    expect(kept).toBeGreaterThan(500);
    expect(kept).toBeLessThan(1000);
  });

  it('keeps none if it may not', async () => {
    expect(await keptOf(3, 0)).toBe(0);
  });
});
