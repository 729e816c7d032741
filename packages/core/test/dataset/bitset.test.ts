import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBit,
  bitsetOf,
  bitsToIndices,
  countBits,
  countCommon,
  cutTo,
  emptyBitset,
  forEachBit,
  fullBitset,
  hasBit,
  intersect,
  isEmpty,
  sameBits,
  subtract,
  unite,
  uniteInto,
  wordsFor,
  type Bitset,
} from '../../src/dataset/index.ts';

interface Pair {
  readonly size: number;
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** Two sets over the same number of genes, sizes round the word length included. */
const pairs: fc.Arbitrary<Pair> = fc
  .oneof(fc.constantFrom(1, 31, 32, 33, 63, 64, 65), fc.integer({ min: 1, max: 300 }))
  .chain((size) => {
    const members = fc.uniqueArray(fc.nat(size - 1), { maxLength: size });
    return fc.record({ size: fc.constant(size), a: members, b: members });
  });

const rising = (members: Iterable<number>): number[] => [...new Set(members)].sort((a, b) => a - b);
const members = (bits: Bitset): number[] => [...bitsToIndices(bits)];

const seed = 20260303;

const holds = (property: (pair: Pair, a: Bitset, b: Bitset) => void): void =>
  fc.assert(
    fc.property(pairs, (pair) => {
      property(pair, bitsetOf(pair.size, pair.a), bitsetOf(pair.size, pair.b));
    }),
    { numRuns: 300, seed },
  );

describe('a bitset', () => {
  it('holds exactly what was put in', () => {
    holds(({ size, a }, bits) => {
      expect(members(bits)).toEqual(rising(a));
      for (let i = 0; i < size; i++) expect(hasBit(bits, i)).toBe(a.includes(i));
    });
  });

  it('counts its members', () => {
    holds(({ a }, bits) => expect(countBits(bits)).toBe(a.length));
  });

  it('gives its members in rising order, each once', () => {
    holds(({ a }, bits) => {
      const seen: number[] = [];
      forEachBit(bits, (index) => seen.push(index));
      expect(seen).toEqual(rising(a));
    });
  });

  it('takes a member twice as once', () => {
    const bits = emptyBitset(40);
    addBit(bits, 31);
    addBit(bits, 31);
    expect([countBits(bits), members(bits)]).toEqual([1, [31]]);
  });

  it.each([0, 1, 16, 31, 32, 33, 48, 64, 100])('that is full holds all of %i and nothing else', (size) => {
    const full = fullBitset(size);
    expect(full.length).toBe(wordsFor(size));
    expect(members(full)).toEqual(Array.from({ length: size }, (_, i) => i));
  });

  it('is empty when nothing was put in', () => {
    expect(isEmpty(emptyBitset(100))).toBe(true);
    expect(isEmpty(bitsetOf(100, [99]))).toBe(false);
    expect(isEmpty(bitsetOf(100, [31]))).toBe(false);
  });
});

describe('two bitsets', () => {
  it('intersect, unite and subtract like sets', () => {
    holds(({ a, b }, x, y) => {
      expect(members(intersect(x, y))).toEqual(rising(a.filter((i) => b.includes(i))));
      expect(members(unite(x, y))).toEqual(rising([...a, ...b]));
      expect(members(subtract(x, y))).toEqual(rising(a.filter((i) => !b.includes(i))));
    });
  });

  it('stay as they were, except the one that another is united into', () => {
    holds(({ a, b }, x, y) => {
      intersect(x, y);
      unite(x, y);
      subtract(x, y);
      expect([members(x), members(y)]).toEqual([rising(a), rising(b)]);
      uniteInto(x, y);
      expect([members(x), members(y)]).toEqual([rising([...a, ...b]), rising(b)]);
    });
  });

  it('have as many in common as their intersection has members', () => {
    holds((_, x, y) => expect(countCommon(x, y)).toBe(countBits(intersect(x, y))));
  });

  it('are cut to each other without a copy where nothing is to be cut', () => {
    holds((_, x, y) => {
      const cut = cutTo(x, y);
      expect(members(cut)).toEqual(members(intersect(x, y)));
      expect(cut === x).toBe(isEmpty(subtract(x, y)));
    });
  });

  it('are the same when they have the same members', () => {
    holds(({ a, b }, x, y) => {
      expect(sameBits(x, y)).toBe(JSON.stringify(rising(a)) === JSON.stringify(rising(b)));
      expect(sameBits(x, x.slice())).toBe(true);
    });
  });

  it('obey the laws of sets', () => {
    holds(({ size }, x, y) => {
      const not = (bits: Bitset) => subtract(fullBitset(size), bits);
      expect(sameBits(not(unite(x, y)), intersect(not(x), not(y)))).toBe(true);
      expect(sameBits(subtract(x, y), intersect(x, not(y)))).toBe(true);
      expect(countBits(unite(x, y))).toBe(countBits(x) + countBits(y) - countCommon(x, y));
    });
  });
});
