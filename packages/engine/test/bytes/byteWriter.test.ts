import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteWriter } from '../../src/bytes/byteWriter.ts';
import { encodedText } from '../../src/bytes/encodedText.ts';

/** Any character; the unit `binary` of fast-check takes a second at the first text. */
const character = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  // Without the halves of the pairs of UTF-16.
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** Texts with all lengths of UTF-8, and the byte 7F before the largest lead bytes: the bits nearest to those of NaN. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(',null', ',"+"', '\u{7f}', '\u{10ffff}', '\u{7f}\u{100000}'),
      fc.string({ unit: character }),
    ),
  )
  .map((parts) => parts.join(''));

it('has the bytes of the pieces that were written, across blocks of any size', () => {
  const pieces = fc.array(fc.tuple(anyText, fc.nat(), fc.nat()), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 300 }), (written, size) => {
      const out = new ByteWriter(size);
      const expected = written.map(([text, from, length]) => {
        const [source, bytes] = [encodedText(text), Buffer.from(text)];
        const start = from % (bytes.length + 1);
        const end = start + (length % (bytes.length - start + 1));
        out.piece(source, start, end);
        out.encoded(source);
        out.text(text);
        return Buffer.concat([bytes.subarray(start, end), bytes, bytes]);
      });
      expect(Buffer.concat(out.finish()).equals(Buffer.concat(expected))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('copies eight bytes that hold 7F next to a lead byte as they are', () => {
  const source = encodedText('\u{10ffff}\u{7f}\u{10ffff}\u{7f}\u{10ffff}\u{7f}\u{10ffff}');
  for (let start = 0; start + 8 <= source.length; start++) {
    const out = new ByteWriter();
    out.piece(source, start, start + 8);
    expect(new Uint8Array(Buffer.concat(out.finish()))).toEqual(source.bytes.subarray(start, start + 8));
  }
});
