import { describe, expect, it } from 'vitest';
import { fileProblem } from '../../../../src/features/viewer/files/uploadFile.ts';

describe('an uploaded file', () => {
  const file = (name: string, type: string, size = 10) => fileProblem({ name, type, size });

  it('is accepted when its name or its type is that of a text, a table or nothing', () => {
    expect([file('a', ''), file('a.csv', 'text/csv'), file('a.sif', 'application/octet-stream')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(file('a.TSV', 'application/x')).toBeUndefined();
  });

  it('is refused when it is of another type, and when it is too large', () => {
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.pdf', 'application/pdf'],
      ['a.json', 'application/json'],
    ])
      expect(file(name, type)).toBe(`File type not accepted. ${name} is not a text, SIF or TSV file.`);
    expect(file('a.txt', 'text/plain', 30e6)).toBe('a.txt is too large: the limit is 20 MB.');
  });
});
