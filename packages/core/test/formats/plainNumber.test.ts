import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainNumber } from '@trellis/core/formats';

/** The number that a text is, NaN if it is left to the text; the bytes around it are digits, which do not belong to it. */
function parse(text: string): number {
  const number = new PlainNumber();
  const end = 2 + Buffer.byteLength(text);
  number.read(Buffer.from(`11${text}11`), 2, end);
  return number.end === end ? number.value : NaN;
}

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
        if (!Number.isNaN(number)) expect(number).toBe(Number(text) + 0);
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
    expect(parse(text)).toBeNaN();
  });

  it.each(['0', '-0', '1.', '.5', '2.5e-3', '1E5', '-123456.789', '0.000001'])('reads %j', (text) => {
    expect(parse(text)).toBe(Number(text) + 0);
  });
});
