import { describe, expect, it } from 'vitest';
import { listPreview } from '../../../../src/features/query/inputs/ChosenList.tsx';

const lines = (count: number, end: string) => Array.from({ length: count }, (_, i) => `gene${i}${end}`).join('');

describe('listPreview', () => {
  it('shows a short list whole, without its blank end', () => {
    expect(listPreview('ALF\r\nBET\r\n\r\n')).toBe('ALF\nBET');
    expect(listPreview(lines(20, '\n')).split('\n')).toHaveLength(20);
  });

  it('cuts a long one after 20 lines and counts the rest', () => {
    const preview = listPreview(lines(1500, '\r')).split('\n');
    expect(preview).toHaveLength(21);
    expect(preview.at(-1)).toBe('… 1,480 more lines');
  });
});
