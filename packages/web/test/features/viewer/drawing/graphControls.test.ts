import { expect, it, vi } from 'vitest';
import { graphControls } from '../../../../src/features/viewer/drawing/graphControls.ts';
import { fitViewport, readingZoom, scenePoint } from '../../../../src/features/viewer/drawing/viewport.ts';
import { small } from '../smallNetwork.ts';

const size = { width: 800, height: 600 };
const { nodes } = small();

function controlsAt(viewport: { zoom: number; x: number; y: number }) {
  const drawing = { viewport: () => viewport, moveTo: vi.fn(), glideTo: vi.fn(), fit: vi.fn() };
  return { drawing, controls: graphControls({ drawing, nodes, size: () => size }) };
}

it('a node is centered, close enough to read its label but never farther away than before', () => {
  const { drawing, controls } = controlsAt({ zoom: 0.5, x: 0, y: 0 });
  controls.center(4);
  const [[near]] = drawing.moveTo.mock.calls;
  expect([near.zoom, scenePoint(near, { x: 400, y: 300 })]).toEqual([readingZoom, { x: 150, y: 0 }]);
  const close = controlsAt({ zoom: 3, x: 0, y: 0 });
  close.controls.center(4);
  expect(close.drawing.moveTo.mock.calls[0][0].zoom).toBe(3);
});

it('some nodes are framed at a reading zoom at most, and no nodes move nothing', () => {
  const { drawing, controls } = controlsAt({ zoom: 1, x: 0, y: 0 });
  controls.frame([]);
  expect(drawing.moveTo).not.toHaveBeenCalled();
  controls.frame([2, 3]);
  expect(drawing.moveTo).toHaveBeenCalledWith(fitViewport([nodes[2], nodes[3]], size, readingZoom));
});

it('nodes are brought to the middle at the same zoom, or at one at which all of them fit', () => {
  const { drawing, controls } = controlsAt({ zoom: 2, x: 7, y: 9 });
  controls.reveal([]);
  expect(drawing.glideTo).not.toHaveBeenCalled();
  controls.reveal([2, 3]);
  const [[near]] = drawing.glideTo.mock.calls;
  expect([near.zoom, scenePoint(near, { x: 400, y: 300 })]).toEqual([2, { x: 100, y: 15 }]);
  const close = controlsAt({ zoom: 18, x: 0, y: 0 });
  close.controls.reveal([0, 4]);
  expect(close.drawing.glideTo.mock.calls[0][0]).toEqual(fitViewport([nodes[0], nodes[4]], size));
});

it('the visible part is the viewport and the size of the canvas', () => {
  const viewport = { zoom: 2, x: 3, y: 4 };
  expect(controlsAt(viewport).controls.visiblePart()).toEqual({ viewport, size });
});
