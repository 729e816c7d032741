import { describe, expect, it } from 'vitest';
import {
  betweenViews,
  fitViewport,
  isSameView,
  sceneBox,
  scenePoint,
  zoomAround,
} from '../../../../src/features/viewer/drawing/viewport.ts';
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

  it('converts a box of the screen, and tells views apart that differ by a pixel', () => {
    const viewport = { zoom: 2, x: 10, y: 20 };
    expect(sceneBox(viewport, { left: 10, top: 20, right: 30, bottom: 60 })).toEqual({
      left: 0,
      top: 0,
      right: 10,
      bottom: 20,
    });
    expect([isSameView(viewport, { ...viewport, x: 10.4 }), isSameView(viewport, { ...viewport, x: 11 })]).toEqual([
      true,
      false,
    ]);
  });

  it('leaves space for the legend in a wide window', () => {
    const viewport = fitViewport(small().nodes, { width: 1400, height: 600 });
    expect(scenePoint(viewport, { x: 830, y: 300 })).toEqual({ x: 75, y: 35 });
  });

  it('moves from one view to another with a zoom that changes by equal factors', () => {
    const [from, to] = [
      { zoom: 1, x: 0, y: 10 },
      { zoom: 4, x: 100, y: 30 },
    ];
    expect(betweenViews(from, to, 0.5)).toEqual({ zoom: 2, x: 50, y: 20 });
    expect(betweenViews(from, to, 1)).toEqual(to);
  });

  it('is at 1 in the middle when there is nothing to fit', () => {
    expect(fitViewport([], { width: 100, height: 50 })).toEqual({ zoom: 1, x: 50, y: 25 });
  });
});
