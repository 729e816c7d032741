import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointAt, sweptOf } from '../../src/sungear/equalArea.ts';
import { sungearOutline } from '../../src/sungear/outline.ts';

const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const vertices = fc.integer({ min: 2, max: 30 });

describe('equal-area places', () => {
  it('lead to a point and back', () => {
    fc.assert(
      fc.property(vertices, share, share, (count, sweep, out) => {
        const outline = sungearOutline(count);
        const back = sweptOf(outline, pointAt(outline, { sweep, out }));
        expect(back.sweep).toBeCloseTo(sweep, 9);
        expect(back.out).toBeCloseTo(out, 9);
      }),
    );
  });

  it('have equal areas: a small rectangle of shares covers that share of the outline, wherever it is', () => {
    fc.assert(
      fc.property(vertices, share, share, (count, sweep, out) => {
        const outline = sungearOutline(count);
        const step = 1e-6;
        const [turnFrom, outFrom] = [sweep - step / 2, out - step / 2];
        // A corner of the polygon between the two would bend the rectangle.
        fc.pre(count < 3 || Math.floor(turnFrom * count) === Math.floor((turnFrom + step) * count));
        const [a, b, c] = [
          { sweep: turnFrom, out: outFrom },
          { sweep: turnFrom + step, out: outFrom },
          { sweep: turnFrom, out: outFrom + step },
        ].map((place) => pointAt(outline, place));
        const area = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
        expect(area / (step * step * outline.area)).toBeCloseTo(1, 2);
      }),
    );
  });
});
