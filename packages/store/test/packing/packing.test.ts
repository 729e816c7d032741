import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packEdgeValues, unpackEdgeValues } from '../../src/packing/edgeValues.ts';
import { packPairs, unpackPairs } from '../../src/packing/pairs.ts';
import { packRising, unpackRising } from '../../src/packing/rising.ts';
import { packVarints, unpackVarints } from '../../src/packing/varints.ts';

const numbers = fc
  .array(fc.oneof(fc.nat(200), fc.integer({ min: 0, max: 0xffffffff })))
  .map((some) => Uint32Array.from(some));

describe('packed columns', () => {
  it('give back any 32-bit numbers', () => {
    fc.assert(
      fc.property(
        numbers,
        (values) => void expect(unpackVarints(packVarints(values), values.length)).toEqual(values),
      ),
    );
  });

  it('give back rising numbers', () => {
    const rising = numbers.map((values) => Uint32Array.from(new Set(values)).sort());
    fc.assert(
      fc.property(rising, (values) => void expect(unpackRising(packRising(values), values.length)).toEqual(values)),
    );
  });

  it('give back sorted pairs', () => {
    const pair = fc.tuple(fc.nat(5), fc.nat(100_000));
    const pairs = fc
      .array(pair)
      .map((some) => Uint32Array.from(some.sort((a, b) => a[0] - b[0] || a[1] - b[1]).flat()));
    fc.assert(
      fc.property(pairs, (values) => void expect(unpackPairs(packPairs(values), values.length / 2)).toEqual(values)),
    );
  });

  it('give back figures with every bit, and -0 as 0', () => {
    const figures = Float64Array.of(1 / 3, NaN, -0, Number.MAX_VALUE, 5e-324);
    expect(unpackEdgeValues(packEdgeValues(figures), 5)).toEqual(
      Float64Array.of(1 / 3, NaN, 0, Number.MAX_VALUE, 5e-324),
    );
  });

  it('take one byte for most neighboring genes', () => {
    const everyTenth = Uint32Array.from({ length: 1000 }, (_, i) => 10 * i);
    expect(packRising(everyTenth).length).toBe(1000);
  });

  it('are refused when bytes are missing, left over or no number', () => {
    expect(() => unpackVarints(Buffer.of(1, 2), 3)).toThrow('2 bytes cannot hold 3 numbers');
    expect(() => unpackVarints(Buffer.of(1, 0x80), 2)).toThrow('number 2 of 2 is cut or too large');
    expect(() => unpackVarints(Buffer.of(0xff, 0xff, 0xff, 0xff, 0xff, 1), 1)).toThrow(
      'number 1 of 1 is cut or too large',
    );
    expect(() => unpackVarints(Buffer.of(1, 2, 3), 2)).toThrow('2 numbers end at byte 2 of 3');
    expect(() => unpackEdgeValues(Buffer.alloc(9), 1)).toThrow('9 bytes are not 1 values');
  });
});
