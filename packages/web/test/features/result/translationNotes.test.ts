import type { TranslatedQuery } from '@trellis/core/orthologs';
import { describe, expect, it } from 'vitest';
import { translationNotes as notesOf } from '../../../src/features/result/translationNotes.ts';

const tf = (name: string, ...orthologs: readonly string[]) => ({
  name,
  id: name,
  orthologs: orthologs.map((one) => ({ name: one, id: one, analyses: 1 })),
  withoutAnalyses: 0,
});
const query: TranslatedQuery = { to: 'maize', through: null, query: 'X', tfs: [tf('A', 'X')], hasFilters: false };
const translationNotes = (translated: TranslatedQuery) => notesOf(translated, (edition) => `the hub ${edition}`);
const inputs = 'Target genes, filter TFs, networks and the background of this result are not carried over.';

describe('the notes to a translated query', () => {
  it('say what is not carried over', () => {
    expect(translationNotes(query)).toEqual([inputs]);
  });

  it('name the TFs that are left out, and say what joins several orthologs', () => {
    const notes = translationNotes({
      ...query,
      through: 'arabidopsis',
      hasFilters: true,
      tfs: [tf('A', 'X', 'Y'), tf('B'), tf('C')],
    });
    expect(notes).toEqual([
      'Left out: B, C. With “and” or “not” this changes what the query asks for.',
      'Several orthologs of a TF are joined by “or”.',
      'Filters are copied; the other data set may have other keys and values.',
      'The orthologs are inferred through the hub arabidopsis.',
      inputs,
    ]);
  });

  it('are one sentence when there is no query', () => {
    expect(translationNotes({ ...query, query: null })).toEqual([
      'No TF of this query has an ortholog with analyses there.',
    ]);
  });
});
