import { describe, expect, it } from 'vitest';
import { fitViewport, scenePoint, zoomAround } from '../../../../src/features/viewer/drawing/viewport.ts';
import { small } from '../smallNetwork.ts';

describe('the viewport', () => {
  it('fits all nodes in the middle of the window', () => {
    const size = { width: 800, height: 600 };
    const viewport = fitViewport(small().nodes, size);
    expect(viewport.zoom).toBe(4);
    expect(scenePoint(viewport, { x: 400, y: 300 })).toEqual({ x: 75, y: 35 });
  });

  it('zooms around a point, from 0.05 to 20', () => {
    const start = { zoom: 1, x: 10, y: 20 };
    const at = { x: 300, y: 100 };
    expect(scenePoint(zoomAround(start, 2.5, at), at)).toEqual(scenePoint(start, at));
    expect([zoomAround(start, 100, at).zoom, zoomAround(start, -1, at).zoom]).toEqual([20, 0.05]);
  });

  it('is at 1 in the middle when there is nothing to fit', () => {
    expect(fitViewport([], { width: 100, height: 50 })).toEqual({ zoom: 1, x: 50, y: 25 });
  });
});
