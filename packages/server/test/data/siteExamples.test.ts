import { importFolder, shippedEditions } from '@trellis/store';
import { openDataset, packDataset } from '@trellis/core/dataset';
import type { EditionSettings } from '@trellis/core/edition';
import { describe, expect, it } from 'vitest';
import { siteExamples } from '../../src/data/siteExamples.ts';
import { fixture } from '../testServer.ts';

const { contents } = await importFolder(fixture('mini'), { edition: 'yeast' });

/** The examples of a site whose edition has these settings. */
function examplesOf(settings: EditionSettings) {
  const dataset = openDataset(packDataset({ ...contents, settings }, '1'));
  return siteExamples(dataset, { name: 'yeast', title: 'Yeast', order: 4, settings, orthologEditions: [] });
}

const shipped = (edition: string): EditionSettings => shippedEditions().get(edition) ?? {};

const queriesOf = (settings: EditionSettings) => examplesOf(settings).exampleQueries.map(({ query }) => query);

describe('the examples of a site', () => {
  it('begin with the TFs that the edition names', () => {
    expect(examplesOf({ defaultTf: 'AT1G00010' })).toMatchObject({ defaultTf: 'AT1G00010' });
    expect(examplesOf({ examples: ['alf', 'BET'] }).examples).toEqual(['ALF', 'BET']);
  });

  it('are one where the edition names one, whether or not it has analyses', () => {
    expect(examplesOf({ examples: ['BET'] }).examples).toEqual(['BET']);
    const { examples, exampleIds } = examplesOf({ examples: ['AT1G00090'] });
    expect([examples.length, exampleIds.length]).toEqual([1, 2]);
  });

  it('of the quick search are as many as the edition names, none where it names none', () => {
    const idsOf = (settings: EditionSettings) => examplesOf(settings).quickSearch.examples;
    expect(idsOf({})).toEqual([]);
    expect(idsOf({ examples: ['BET'] })).toEqual(['AT1G00020']);
    expect(idsOf({ defaultTf: 'ALF', examples: ['GAM', 'BET'] })).toEqual(['AT1G00030', 'AT1G00020']);
    for (const [edition, count] of [
      ['arabidopsis', 2],
      ['maize', 2],
      ['rice', 1],
      ['development', 0],
      ['yeast', 0],
    ] as const)
      expect(idsOf(shipped(edition)), edition).toHaveLength(count);
  });

  it('preselect the default TF of the edition where it has analyses, otherwise the first TF', () => {
    const selectedOf = (settings: EditionSettings) => examplesOf(settings).quickSearch.selected;
    expect(selectedOf({ defaultTf: 'BET' })).toBe('AT1G00020');
    expect(selectedOf({ defaultTf: 'AT1G00090', examples: ['BET'] })).toBe('AT1G00010');
    expect(selectedOf({})).toBe('AT1G00010');
    const named = ['arabidopsis', 'maize', 'rice', 'development'].filter((edition) => shipped(edition).defaultTf);
    expect(named).toEqual(['arabidopsis', 'maize']);
  });

  it('have a named query only where the edition has it', () => {
    expect(queriesOf({})).toContain('all_expression');
    expect(queriesOf({ namedQueries: { all_exo: 'all_tfs' } })).not.toContain('all_expression');
  });

  it('begin with the question of the home page where it is a query', () => {
    expect(queriesOf({ homeQuestion: 'ALF and BET' })[0]).toBe('ALF and BET');
    expect(queriesOf({ homeQuestion: 'What does ALF bind?' })).toEqual(queriesOf({}));
  });
});
