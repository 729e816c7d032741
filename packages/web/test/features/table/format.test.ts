import { describe, expect, it } from 'vitest';
import { formatCell, formatFoldChange } from '../../../src/features/table/format.ts';

describe('cells of the table', () => {
  it('writes p-values with two decimals and an exponent', () => {
    expect(formatCell(0.0000123, { type: 'p_value', renderer: 'renderExp' })).toEqual({
      text: '1.23e-5',
      look: 'number',
    });
    expect(formatCell(0, { type: 'p_value', renderer: 'renderExp' }).text).toBe('0.00e+0');
  });

  it('gives fold changes a sign, so that color is not the only difference', () => {
    expect([1.1765, -2.0698, 0, 0.0012, -1.5e300].map(formatFoldChange)).toEqual([
      '+1.18',
      '-2.07',
      '+0.00',
      '+1.20e-3',
      '-1.50e+300',
    ]);
  });

  it('counts a fold change of zero as induced', () => {
    expect(formatCell(0, { type: 'numeric', renderer: 'renderFc' }).look).toBe('up');
    expect(formatCell(-0.5, { type: 'numeric', renderer: 'renderFc' }).look).toBe('down');
  });

  it('colors a fold change by what the TF does to the gene, and never turns the number', () => {
    const cell = (perturbation: 'gain' | 'loss' | 'none') =>
      formatCell(-0.5, { type: 'numeric', renderer: 'renderFc' }, perturbation);
    expect([cell('gain'), cell('loss'), cell('none')].map(({ look }) => look)).toEqual(['down', 'up', 'unknown']);
    expect(new Set([cell('gain'), cell('loss'), cell('none')].map(({ text }) => text))).toEqual(new Set(['-0.50']));
  });

  it('has a plus sign for an edge without figures, whose look tells regulation from binding', () => {
    const cell = (value: string) => formatCell(value, { type: 'text', renderer: 'renderEdge' });
    expect(cell('*')).toEqual({ text: '+', look: 'regulated' });
    expect(cell('+')).toEqual({ text: '+', look: 'bound' });
  });

  it('leaves an empty cell empty', () => {
    expect(formatCell(null, { type: 'numeric', renderer: 'renderFc' })).toEqual({ text: '', look: 'text' });
  });
});
