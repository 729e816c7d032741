import { describe, expect, it } from 'vitest';
import { describedFileName, plainNames } from '../../src/formats/index.ts';

const name = (file: string, query?: string) =>
  describedFileName(file, { edition: 'arabidopsis', query }, '2026-11-22');

describe('the name of a downloaded file', () => {
  it('says edition, query, view and date', () => {
    expect(name('table.csv', 'NLP7 or TGA1')).toBe('trellis_arabidopsis_NLP7-or-TGA1_table_2026-11-22.csv');
    expect(name('bound_and_regulated.csv', 'all_tfs[log2fc>=1]')).toBe(
      'trellis_arabidopsis_all-tfs-log2fc-1_bound-and-regulated_2026-11-22.csv',
    );
  });

  it('is plain where users and scripts know it', () => {
    for (const file of plainNames) expect(name(file, 'NLP7')).toBe(file);
    expect(plainNames.size).toBe(13);
  });

  it('has no query where the file is about the edition', () => {
    expect(name('category.svg')).toBe('trellis_arabidopsis_category_2026-11-22.svg');
  });

  it('keeps whole words of a long query', () => {
    expect(name('summary.png', 'AT4G24020 or AT5G65210 or AT1G13300 or AT2G46830 or AT1G01060')).toBe(
      'trellis_arabidopsis_AT4G24020-or-AT5G65210-or-AT1G13300-or-AT2G46830_summary_2026-11-22.png',
    );
  });

  it.each(['漢字 🌱', '../../etc/passwd', 'A'.repeat(500), 'x '.repeat(500), '"; rm', 'é\r\nSet-Cookie: a'])(
    'is safe and short for the query %j',
    (query) => {
      for (const file of ['a.csv', `${'v'.repeat(300)}.cyjs`, `b.${'c'.repeat(300)}`]) {
        const text = describedFileName(file, { edition: 'e'.repeat(200), query }, '2026-11-22');
        expect(text).toMatch(/^trellis_[A-Za-z0-9_.-]+$/);
        expect(text.length).toBeLessThan(120);
      }
    },
  );
});
