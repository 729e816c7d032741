import { describe, expect, it } from 'vitest';
import { cellRest, rowText } from '../../../src/views/exports/spreadsheetRow.ts';

describe('a row of a sheet', () => {
  it.each(['a b', 'ü', ''])('says nothing of blanks for the text %j', (value) => {
    expect(cellRest(value, 1)).not.toContain('preserve');
  });

  it.each([' a', 'a ', 'a  b', 'a\nb', '\u00a0a', ' '])('keeps the blanks of %j', (value) => {
    expect(cellRest(value, 0)).toBe(`" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`);
  });

  it('has its numbers and styles, and no cell that is empty and plain', () => {
    const cells = [
      { value: 1.5, style: 0 },
      { value: null, style: 0 },
      { value: '', style: 2 },
      { value: '<&', style: 3 },
    ];
    expect(rowText(4, cells, 30)).toBe(
      '<row r="5" ht="30" customHeight="1"><c r="A5"><v>1.5</v></c><c r="C5" s="2"/>' +
        '<c r="D5" s="3" t="inlineStr"><is><t>&lt;&amp;</t></is></c></row>',
    );
  });
});
