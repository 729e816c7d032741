import { describe, expect, it } from 'vitest';
import { canvasTimeText, engineFor, largeNetworkWarning } from '../../../../src/features/viewer/drawing/engine.ts';

describe('the engine of a drawing', () => {
  it('is WebGL for large networks where the browser supports it', () => {
    expect([engineFor(3000, true), engineFor(3001, true), engineFor(100_000, false)]).toEqual([
      'canvas',
      'webgl',
      'canvas',
    ]);
  });

  it('has a warning for large networks only, which says whether WebGL is used', () => {
    expect(largeNetworkWarning(3000, true)).toBeUndefined();
    expect(largeNetworkWarning(3001, true)).toMatch(/^More than 3,000 edges: .* on old machines; .* WebGL\.$/);
    expect(largeNetworkWarning(3001, false)).toMatch(/slow without WebGL\.$/);
  });

  it('takes about a minute on a canvas for each 100,000 edges', () => {
    expect([20_001, 100_000, 100_001].map(canvasTimeText)).toEqual(['a minute', 'a minute', '2 minutes']);
  });
});
