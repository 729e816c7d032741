import { describe, expect, it } from 'vitest';
import { canvasTimeText, engineFor, slowDrawingNotice } from '../../../../src/features/viewer/drawing/engine.ts';

describe('the engine of a drawing', () => {
  it('is WebGL for large networks where the browser supports it', () => {
    expect([engineFor(3000, true), engineFor(3001, true), engineFor(100_000, false)]).toEqual([
      'canvas',
      'webgl',
      'canvas',
    ]);
  });

  it('has a notice for a large network whose drawing took long', () => {
    const notices = [undefined, 0, 2999].map((ms) => slowDrawingNotice(50_000, ms, true));
    expect([...notices, slowDrawingNotice(3000, 9000, true)].every((notice) => notice === undefined)).toBe(true);
    expect(slowDrawingNotice(50_000, 4200, true)).toMatch(/^Drawing took 4 s\. /);
    expect(slowDrawingNotice(50_000, 4200, false)).toMatch(/^Drawing took 4 s without WebGL\. /);
  });

  it('takes about a minute on a canvas for each 100,000 edges', () => {
    expect([20_001, 100_000, 100_001].map(canvasTimeText)).toEqual(['a minute', 'a minute', '2 minutes']);
  });
});
