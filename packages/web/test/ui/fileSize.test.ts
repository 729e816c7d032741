import { describe, expect, it } from 'vitest';
import { fileSize } from '../../src/ui/fileSize.ts';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [99_949, '99.9 kB'],
    [99_950, '100 kB'],
    [999_400, '999 kB'],
    [999_600, '1.0 MB'],
    [12_876_992, '12.9 MB'],
    [2_500_000_000_000, '2500 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
