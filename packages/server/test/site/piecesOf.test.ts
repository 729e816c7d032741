import { expect, it } from 'vitest';
import { piecesOf } from '../../src/site/piecesOf.ts';

async function* chunks(...parts: readonly Uint8Array[]) {
  yield* parts;
}

const sizesOf = async (...given: Parameters<typeof piecesOf>): Promise<number[]> => {
  const sizes: number[] = [];
  for await (const piece of piecesOf(...given)) sizes.push(piece.length);
  return sizes;
};

it('sends a large answer in pieces of a megabyte', async () => {
  expect(await sizesOf(new Uint8Array((2 << 20) + 5))).toEqual([1 << 20, 1 << 20, 5]);
  expect(await sizesOf('a'.repeat((1 << 20) + 1))).toEqual([1 << 20, 1]);
  expect(await sizesOf(chunks(new Uint8Array(3), new Uint8Array((1 << 20) + 2)))).toEqual([3, 1 << 20, 2]);
});

it('gives each piece a buffer of its own, since that is handed over', async () => {
  const body = Uint8Array.of(1, 2, 3);
  for await (const piece of piecesOf(body)) {
    expect(piece).toEqual(body);
    expect(piece.buffer).not.toBe(body.buffer);
    expect(piece.buffer.byteLength).toBe(3);
  }
});

it('has no piece for an empty answer', async () => {
  expect(await sizesOf('')).toEqual([]);
});
