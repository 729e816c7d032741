import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../src/formats/escapeXml.ts';

describe('text in XML', () => {
  it('has its marks written out', () => {
    expect(escapeXml(`<a b="c"> & 'd'`)).toBe(`&lt;a b=&quot;c&quot;&gt; &amp; 'd'`);
  });

  it('loses only what XML cannot hold', () => {
    expect(escapeXml('a\u0000b\u001fc\ufffed\te\nf\u00e9\u{1f33f}')).toBe('abcd\te\nf\u00e9\u{1f33f}');
  });
});
