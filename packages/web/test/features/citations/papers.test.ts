import { describe, expect, it } from 'vitest';
import { platformPaper, tools } from '../../../src/features/citations/papers.ts';
import { sourcesOf } from '../../../src/features/citations/speciesSources.ts';

const sources = ['arabidopsis', 'maize', 'rice', ''].flatMap((edition) => sourcesOf(edition).sources);
const papers = [platformPaper, ...[...sources, ...tools].flatMap((source) => source.papers)];

describe('the papers', () => {
  it('have a DOI and a year each, and no title ends in a full stop of its own', () => {
    for (const { doi, year, title } of papers) {
      expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/);
      expect(year).toBeGreaterThan(1900);
      expect(title).not.toMatch(/\.$/);
    }
  });

  it('are those of the species, of Arabidopsis where none are listed', () => {
    expect(sourcesOf('maize').species).toBe('maize');
    expect(sourcesOf('rice').species).toBe('Arabidopsis thaliana');
  });
});
