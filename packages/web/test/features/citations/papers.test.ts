import { describe, expect, it } from 'vitest';
import { platformPaper, tools } from '../../../src/features/citations/papers.ts';

const papers = [platformPaper, ...tools.flatMap((method) => method.papers)];

describe('the papers', () => {
  it('have a DOI and a year each, and no title ends in a full stop of its own', () => {
    for (const { doi, year, title } of papers) {
      expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/);
      expect(year).toBeGreaterThan(1900);
      expect(title).not.toMatch(/\.$/);
    }
  });
});
