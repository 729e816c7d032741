import { describe, expect, it } from 'vitest';
import { fitLabel } from '../../src/parts/fitLabel.ts';
import { fitText, textWidth } from '../../src/parts/textWidth.ts';

const label = 'TGA1 · DAP-seq · root · 699';
const fitted = (text: string) => fitLabel(label, 10, textWidth(text, 10));

describe('the label of an analysis in a figure', () => {
  it('is whole where it fits', () => {
    expect(fitted(label)).toBe(label);
  });

  it('loses its middle parts from the end, never TF and id', () => {
    expect(fitted('TGA1 · DAP-seq · roo · 699')).toBe('TGA1 · DAP-seq · 699');
    expect(fitted('TGA1 · DAP-se · 699')).toBe('TGA1 · 699');
  });

  it('is cut like any text where TF and id do not fit', () => {
    const room = textWidth('TGA1 · 69', 10);
    expect(fitLabel(label, 10, room)).toBe(fitText(label, 10, room));
    expect(fitLabel('a long name of a user', 10, room)).toBe(fitText('a long name of a user', 10, room));
    expect(fitLabel('mine', 10, 100)).toBe('mine');
  });
});
