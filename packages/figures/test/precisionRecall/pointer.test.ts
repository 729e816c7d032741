import { describe, expect, it } from 'vitest';
import { nearestPoint } from '../../src/index.ts';
import { precisionAfter, precisionAt, recallAt } from '../../src/precisionRecall/pointer.ts';

const currentTarget = { getBoundingClientRect: () => ({ left: 100, top: 50, width: 200, height: 400 }) as DOMRect };
const at = (clientX: number, clientY: number) => ({ clientX, clientY, currentTarget });

describe('pointing at the precision-recall curve', () => {
  it('reads recall from the left and precision from the bottom, at any scale', () => {
    expect(recallAt(at(150, 0))).toBe(0.25);
    expect(precisionAt(at(0, 150))).toBe(0.75);
  });

  it('stays between 0 and 1 when the pointer leaves the plot', () => {
    expect([recallAt(at(0, 0)), recallAt(at(999, 0))]).toEqual([0, 1]);
    expect([precisionAt(at(0, 999)), precisionAt(at(0, 0))]).toEqual([0, 1]);
  });

  it('moves the cutoff by a hundredth with the arrow keys and by a tenth with the page keys', () => {
    expect(precisionAfter('ArrowUp', 0.29)).toBe(0.3);
    expect(precisionAfter('PageDown', 0.3)).toBe(0.2);
    expect(precisionAfter('End', 0.3)).toBe(1);
    expect(precisionAfter('ArrowDown', 0)).toBe(0);
    expect(precisionAfter('Tab', 0.3)).toBeUndefined();
  });

  it('finds the point of a curve that is nearest in recall', () => {
    const curve = { recall: [0.1, 0.2, 0.2, 0.9], precision: [1, 0.9, 0.8, 0.2] };
    expect(nearestPoint(curve, 0.22)).toBe(1);
    expect(nearestPoint(curve, 0.8)).toBe(3);
    expect(nearestPoint({ recall: [], precision: [] }, 0.5)).toBeUndefined();
  });
});
