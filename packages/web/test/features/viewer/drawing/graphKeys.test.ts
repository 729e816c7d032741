import { describe, expect, it } from 'vitest';
import { graphCommand, viewAfter } from '../../../../src/features/viewer/drawing/graphKeys.ts';

const size = { width: 800, height: 600 };
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
