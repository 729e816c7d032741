import { describe, expect, it } from 'vitest';
import { fileProblem, parseUpload } from '../../../../src/features/viewer/files/uploadFile.ts';

describe('the rows of an upload', () => {
  it('are split by tabs in lines that have one, otherwise by blanks', () => {
    expect(parseUpload('\uFEFFa\tmy edge\tb\t\tc\r\n\r\n  d  e   f g \n')).toEqual([
      { source: 'a', name: 'my edge', targets: ['b', 'c'] },
      { source: 'd', name: 'e', targets: ['f', 'g'] },
    ]);
  });

  it('need three columns, and the message says where they are missing', () => {
    expect(() => parseUpload('a b c\n\na b')).toThrow('Every row need to have at least 3 columns. Line 3 has 2.');
    expect(() => parseUpload('a\t\t \tb')).toThrow('Line 1 has 2.');
  });
});

describe('an uploaded file', () => {
  const file = (name: string, type: string, size = 10) => fileProblem({ name, type, size });

  it('is accepted when it is text, has no type, or is named .sif or .tsv', () => {
    expect([file('a', ''), file('a.csv', 'text/csv'), file('a.sif', 'application/octet-stream')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(file('a.TSV', 'application/x')).toBeUndefined();
  });

  it('is refused otherwise, and when it is too large', () => {
    expect(file('a.png', 'image/png')).toBe('File type not accepted. a.png is not a text, SIF or TSV file.');
    expect(file('a.txt', 'text/plain', 30e6)).toBe('a.txt is too large: the limit is 20 MB.');
  });
});
