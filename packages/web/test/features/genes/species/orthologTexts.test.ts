import type { OrthologsView } from '@trellis/core/orthologs';
import { describe, expect, it } from 'vitest';
import { orthologSentence } from '../../../../src/features/genes/species/orthologTexts.ts';

const view: OrthologsView = {
  N: 10,
  given: 4,
  recognized: 4,
  byAlias: 0,
  listSize: 4,
  inUniverse: 4,
  unknown: [],
  ambiguous: [],
  to: 'maize',
  through: null,
  sources: ['PLAZA'],
  mapped: 3,
  one2one: 1,
  one2many: 1,
  many2one: 1,
  unmapped: 1,
  pairCount: 5,
  orthologCount: 4,
  pairs: [],
  conservation: [],
};

const title = (edition: string) => `the hub ${edition}`;

describe('the report of a list in another species', () => {
  it('counts the genes by the type of their orthologs', () => {
    expect(orthologSentence(view, { name: 'Maize', title })).toBe(
      '3 of 4 genes have orthologs in Maize, 4 genes there: 1 one-to-one, 1 with several orthologs, 1 that share one with other genes. 1 without orthologs. Source: PLAZA.',
    );
  });

  it('says when pairs are inferred', () => {
    expect(
      orthologSentence({ ...view, mapped: 1, through: 'arabidopsis', sources: [] }, { name: 'Rice', title }),
    ).toMatch(/^1 of 4 genes has orthologs .* The pairs are inferred through the hub arabidopsis\.$/);
  });
});
