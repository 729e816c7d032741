import { describe, expect, it } from 'vitest';
import { fileHeader } from '../../src/http/fileHeader.ts';

const subject = { edition: 'arabidopsis', query: 'NLP7 or TGA1' };
const header = (file: string) => fileHeader(file, subject, '2026-11-22');

describe('the header of a file', () => {
  it('names edition, query, view and date', () => {
    expect(header('query.sif')).toBe('attachment; filename="trellis_arabidopsis_NLP7-or-TGA1_query_2026-11-22.sif"');
    expect(header('trellis_result.zip')).toBe(
      'attachment; filename="trellis_arabidopsis_NLP7-or-TGA1_archive_2026-11-22.zip"',
    );
  });

  it('keeps the plain names that scripts rely on', () => {
    expect(header('output.csv')).toBe(
      `attachment; filename="output.csv"; filename*=UTF-8''trellis_arabidopsis_NLP7-or-TGA1_interactions_2026-11-22.csv`,
    );
  });
});
