import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeneBytes } from '../../src/import/geneBytes.ts';
import { parseAnalysisData } from '../../src/import/analysisData.ts';
import { readNumberCell } from '../../src/import/numberCell.ts';
import { plainNumber } from '../../src/import/plainNumber.ts';

const parse = (text: string) => plainNumber(Buffer.from(text), 0, Buffer.byteLength(text));

describe('a number in bytes', () => {
  it('is the double that its text is, or is left to the text (property)', () => {
    const parts = fc.tuple(
      fc.constantFrom('', '-', '+'),
      fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map(Math.abs).map(String),
        fc.stringMatching(/^\d{0,18}\.?\d{0,18}$/),
      ),
      fc.oneof(fc.constant(''), fc.stringMatching(/^[eE][+-]?\d{0,4}$/)),
    );
    fc.assert(
      fc.property(parts, (texts) => {
        const text = texts.join('');
        const number = parse(text);
        if (number !== undefined) expect(number).toBe(readNumberCell(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    '',
    '-',
    '.',
    'e5',
    '1e',
    '1e+',
    '1_0',
    '0x10',
    'inf',
    'NA',
    '1,5',
    ' 1',
    '1 ',
    '1.2.3',
    '12345678901234567',
    '1e-30',
  ])('leaves %j to the text', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  it.each(['0', '-0', '1.', '.5', '2.5e-3', '1E5', '-123456.789', '0.000001'])('reads %j', (text) => {
    expect(parse(text)).toBe(Number(text) + 0);
  });
});

describe('the data of an analysis in bytes', () => {
  const ids = ['AT1G01', 'AT1G02', 'AT1G03', 'AT1G04', 'ÄT1', 'at1g01'];
  const genes = new GeneBytes(ids.map((id) => ({ id, name: '', fullName: '', type: '', family: '' })));
  const cell = fc.constantFrom('AT1G01', 'AT1G02', 'aT1g03', 'AT1G04', 'ÄT1', 'at1g01', ' AT1G02', 'AT9', '');
  const number = fc.constantFrom('1', '-2.5', '1e-300', 'NA', 'inf', ' 0.5', '0.25', '');
  const p = fc.constantFrom('0', '1', '0.05', '1e-45', 'NA', '0.5 ');

  /** Quotes around a cell send every row the way of the texts. */
  const read = (
    rows: readonly (readonly string[])[],
    { header, end, quoted }: { header: string; end: string; quoted: boolean },
  ) => {
    const first = quoted ? header.replace('gene_id', '"gene_id"') : header;
    const text = [first, ...rows.map((row) => row.join(','))].join(end);
    return parseAnalysisData(Buffer.from(text), { shown: 'x' }, genes);
  };

  it('is that of their text (property)', () => {
    const three = fc.record({
      header: fc.constant('gene_id,log2fc,pvalue'),
      rows: fc.array(fc.tuple(cell, number, p), { maxLength: 8 }),
    });
    const one = fc.record({ header: fc.constant('gene_id'), rows: fc.array(fc.tuple(cell), { maxLength: 8 }) });
    fc.assert(
      fc.property(fc.oneof(three, one), fc.constantFrom('\n', '\r\n'), ({ header, rows }, end) => {
        expect(read(rows, { header, end, quoted: false })).toEqual(read(rows, { header, end, quoted: true }));
      }),
      { numRuns: 2000 },
    );
  });
});
