import { describe, expect, it } from 'vitest';
import { sizeNote } from '../../../src/shared/exports/figureFile.ts';

describe('the note on a PDF', () => {
  it('says nothing of one that is as wide as asked and fits a page', () => {
    expect(sizeNote({ widthMm: 180, heightMm: 247 }, 180)).toBeUndefined();
  });

  it('says that it is wider', () => {
    expect(sizeNote({ widthMm: 212, heightMm: 90 }, 180)).toBe(
      'The PDF is 212 mm wide: at 180 mm its text would be smaller than 6 points.',
    );
  });

  it('says that it is taller than a page, alone or with its width', () => {
    expect(sizeNote({ widthMm: 180, heightMm: 529 }, 180)).toMatch(/^The PDF is 529 mm tall, more than a page/);
    expect(sizeNote({ widthMm: 212, heightMm: 529 }, 180)).toMatch(/6 points\. It is 529 mm tall/);
  });
});
