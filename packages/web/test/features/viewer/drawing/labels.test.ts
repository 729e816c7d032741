import { describe, expect, it } from 'vitest';
import { labelAt } from '../../../../src/features/viewer/drawing/labels.ts';

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
});
