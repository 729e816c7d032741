import { describe, expect, it } from 'vitest';
import { blendColors, colorRamp, inkOn } from '../../src/index.ts';

describe('a blend of two colors', () => {
  it('goes from one to the other, channel by channel', () => {
    expect([0, 0.5, 1].map((share) => blendColors('#000810', '#ff0811', share))).toEqual([
      '#000810',
      '#800811',
      '#ff0811',
    ]);
  });

  it('reads colors as the packed styles of the pages write them', () => {
    expect(blendColors('#1f9d55', '#fff', 0.76)).toBe(blendColors('#1f9d55', '#ffffff', 0.76));
    expect(blendColors('#0f8', '#123456', 0)).toBe('#00ff88');
  });
});

describe('a ramp of colors', () => {
  const ramp = colorRamp(['#000000', '#ff0000', '#ff00c8']);

  it('has its colors at equal distances, and blends between them', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(ramp)).toEqual(['#000000', '#800000', '#ff0000', '#ff0064', '#ff00c8']);
  });

  it('ends at its ends', () => {
    expect([-3, Infinity].map(ramp)).toEqual(['#000000', '#ff00c8']);
  });
});

describe('ink', () => {
  it('is what can be read better', () => {
    expect(['#ffffff', '#767676', '#737373', '#000000'].map(inkOn)).toEqual([
      '#000000',
      '#000000',
      '#ffffff',
      '#ffffff',
    ]);
  });
});
