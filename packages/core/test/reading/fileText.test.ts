import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../../src/reading/decodeBytes.ts';
import { FileText } from '../../src/reading/fileText.ts';
import { signsIn } from '../../src/reading/signsIn.ts';
import { garden, ids } from './garden.ts';
import { readBytes, readTextFile } from '../../src/reading/index.ts';

/** The text of bytes. */
function ofBytes(content: string): FileText {
  const text = FileText.ofAscii(new TextEncoder().encode(content));
  if (!text) throw new Error('not ASCII');
  return text;
}

describe('the text of a file', () => {
  it('is the same from its bytes and from its string, whatever is asked first', () => {
    const ascii = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(ascii, fc.nat(60), fc.nat(60), fc.boolean(), (string, from, to, isWhole) => {
        const bytes = ofBytes(string);
        if (isWhole) expect(bytes.all).toBe(string);
        const text = new FileText(string);
        for (const one of [bytes, text]) {
          expect(one.length).toBe(string.length);
          expect(one.slice(from, to)).toBe(from < to ? string.slice(from, to) : '');
          expect(one.start).toBe(string.trimStart());
          expect(one.isBlank).toBe(string.trim() === '');
          for (const sign of ['\0', '\r', '"', '>'] as const) expect(one.has(sign)).toBe(string.includes(sign));
          expect(one.endOfLine(0)).toBe(string.split('\n')[0].length);
          expect(one.codeAt(0)).toBe(string.charCodeAt(0));
        }
      }),
    );
  });

  it('starts at its first sign, however far that is', () => {
    const far = ' '.repeat(30_000);
    expect(ofBytes(`${far}c("A")`).start).toBe('c("A")');
    expect(new FileText(far).isBlank).toBe(true);
  });

  it('has a slice of any length', () => {
    const string = 'abcdefgh'.repeat(20_000);
    expect(ofBytes(string).slice(3, 100_003)).toBe(string.slice(3, 100_003));
  });

  it('is in ASCII if no byte is above 127, and has the signs that are in it, wherever the bytes begin', () => {
    const near = fc.constantFrom<number>(0, 1, 12, 13, 14, 33, 34, 35, 61, 62, 63, 65, 127);
    fc.assert(
      fc.property(fc.array(near, { maxLength: 30 }), fc.nat(5), (values, begin) => {
        const bytes = new Uint8Array(values.length + begin + 1).fill(200);
        bytes.set(values, begin);
        const found = ['\0', '\r', '"', '>'].filter((sign) => values.includes(sign.charCodeAt(0)));
        expect([...(signsIn(bytes.subarray(begin, -1)) ?? ['none'])]).toEqual(found);
        expect(signsIn(bytes.subarray(begin))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('is decoded as Unicode where a byte is above 127', () => {
    const { text, encoding } = decodeBytes(new TextEncoder().encode('AT1G01010 é'));
    expect([text.all, text.ascii, encoding]).toEqual(['AT1G01010 é', undefined, 'utf-8']);
  });
});

describe('a large file', () => {
  it.each([
    ['edges', (i: number) => `${ids[i % 40]}\t${ids[(i * 7) % 40]}\t0.${i % 1000}`],
    ['a list', (i: number) => ids[i % 40]],
    ['an analysis', (i: number) => `${ids[i % 40]}\t${(i % 9) - 4}.5\t1e-${i % 30}`],
  ])('of %s is recognized from its bytes as from its text, with line ends of Windows too', (_, row) => {
    for (const feed of ['\n', '\r\n']) {
      const content = Array.from({ length: 60_000 }, (__, i) => row(i)).join(feed);
      const options = { name: 'x.txt', genes: garden };
      const [fromBytes, fromText] = [
        readBytes(new TextEncoder().encode(content), options),
        readTextFile(content, options),
      ];
      expect(fromBytes.error).toBeNull();
      expect({ ...fromBytes, edges: fromBytes.edges?.first(50) }).toEqual({
        ...fromText,
        edges: fromText.edges?.first(50),
      });
    }
  });
});
