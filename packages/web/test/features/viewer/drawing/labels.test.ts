import { describe, expect, it } from 'vitest';
import { labelAt, tipText } from '../../../../src/features/viewer/drawing/labels.ts';
import { small } from '../smallNetwork.ts';

const tf = { id: 'AT4G24020', name: 'NLP7', label: true };
const target = { id: 'AT1G37130', name: 'NIA2', label: false };

describe('labels of the network', () => {
  it('are id and symbol as long as they can be read', () => {
    expect(labelAt(tf, 1, false)).toEqual({ lines: ['AT4G24020', '(NLP7)'], pixels: 9 });
    expect(labelAt(target, 2.5, false)).toEqual({ lines: ['AT1G37130', '(NIA2)'], pixels: 10 });
    expect(labelAt(tf, 4, false)?.pixels).toBe(14);
    expect(labelAt({ ...tf, name: '' }, 1, false)?.lines).toEqual(['AT4G24020']);
  });

  it('of TFs are then the symbol, no smaller than can be read, while neighbors leave room', () => {
    expect(labelAt(tf, 0.6, false)).toEqual({ lines: ['NLP7'], pixels: 10 });
    expect(labelAt({ ...tf, name: '' }, 0.6, false)?.lines).toEqual(['AT4G24020']);
    expect(labelAt(tf, 0.4, false)).toBeUndefined();
  });

  it('of the only TF never disappear', () => {
    expect(labelAt(tf, 0.05, true)).toEqual({ lines: ['NLP7'], pixels: 10 });
  });

  it('of targets disappear when they are too small', () => {
    expect(labelAt(target, 1.7, true)).toBeUndefined();
  });

  it('are shown at the pointer, unless the node has a legible label of its own', () => {
    const tip = (group: 'nodes' | 'edges', index: number, zoom = 1) => tipText(small(), { group, index }, zoom);
    expect([tip('nodes', 2), tip('edges', 0)]).toEqual(['Zm00001d004 (twin)', "5' end:Bound"]);
    expect([tip('nodes', 0), tip('nodes', 0, 0.5)]).toEqual([undefined, 'AT1G1 (ALF)']);
    expect(tip('nodes', 99)).toBeUndefined();
  });
});
