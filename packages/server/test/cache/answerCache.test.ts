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
    expect(kept).toBeGreaterThan(400);
    expect(kept).toBeLessThan(500);
  });

  it('keeps none if it may not', async () => {
    expect(await keptOf(3, 0)).toBe(0);
  });
});

describe('small answers', () => {
  it('stay in memory however many large ones come', async () => {
    const cache = new AnswerCache(8 << 20, undefined);
    const put = async (key: string, bytes: number) => {
      const found = await cache.find(key);
      if (!found.bytes) await found.complete(Buffer.alloc(bytes));
    };
    await put('small', 50_000);
    for (let i = 0; i < 20; i++) await put(`large ${i}`, 1 << 20);
    expect((await cache.find('small')).bytes).toHaveLength(50_000);
  });
});
