import { describe, expect, it } from 'vitest';
import { fileProblem } from '../../../../src/features/viewer/files/uploadFile.ts';

describe('an uploaded file', () => {
  const file = (name: string, type: string, size = 10) => fileProblem({ name, type, size });

  it('is accepted unless it is a picture, a sound or a film', () => {
    expect([file('a', ''), file('a.csv', 'text/csv'), file('a.sif', 'application/octet-stream')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(file('a.TSV', 'application/x')).toBeUndefined();
  });

  it('is refused when it is one of these, and when it is too large', () => {
    expect(file('a.png', 'image/png')).toBe('File type not accepted. a.png is not a text, SIF or TSV file.');
    expect(file('a.txt', 'text/plain', 30e6)).toBe('a.txt is too large: the limit is 20 MB.');
  });
});
