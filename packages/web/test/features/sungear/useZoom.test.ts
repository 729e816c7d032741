import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pan, whole, zoomAt } from '../../../src/features/sungear/useZoom.ts';

const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

describe('zoom', () => {
  it('keeps what is drawn at a point in its place', () => {
    fc.assert(
      fc.property(factor, point, point, (by, at, shift) => {
        const before = pan(whole, shift);
        const after = zoomAt(before, by, at);
        expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale, 6);
        expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale, 6);
      }),
    );
  });

  it('stays between a half and ten times', () => {
    expect(zoomAt(whole, 1000, { x: 0, y: 0 }).scale).toBe(10);
    expect(zoomAt(whole, 0.001, { x: 0, y: 0 }).scale).toBe(0.5);
  });
});
