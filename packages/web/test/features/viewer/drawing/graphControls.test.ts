import { describe, expect, it, vi } from 'vitest';
import { graphCommand, graphControls, viewAfter } from '../../../../src/features/viewer/drawing/graphControls.ts';
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

const viewport = { zoom: 1, x: 10, y: 20 };

function after(key: string) {
  const command = graphCommand(key);
  if (command?.type !== 'zoom' && command?.type !== 'pan') throw new Error(`${key} does not move the view`);
  return viewAfter(command, viewport, size);
}

describe('keys of the drawing', () => {
  it('zoom by 0.01 around the middle', () => {
    expect(after('+').zoom).toBeCloseTo(1.01, 10);
    expect(after('=')).toEqual(after('+'));
    expect(after('-').zoom).toBeCloseTo(0.99, 10);
    expect(after('_')).toEqual(after('-'));
    expect(after('+').x).toBeCloseTo(400 - 390 * 1.01, 10);
  });

  it('move the view by 60 pixels in the direction of the arrow', () => {
    expect(after('ArrowLeft')).toEqual({ zoom: 1, x: 70, y: 20 });
    expect(after('ArrowRight')).toEqual({ zoom: 1, x: -50, y: 20 });
    expect(after('ArrowUp')).toEqual({ zoom: 1, x: 10, y: 80 });
    expect(after('ArrowDown')).toEqual({ zoom: 1, x: 10, y: -40 });
  });

  it('show everything, clear the selection, or do nothing', () => {
    expect([graphCommand('0')?.type, graphCommand('Escape')?.type]).toEqual(['fit', 'clear selection']);
    expect(graphCommand('a')).toBeUndefined();
  });
});
