import { expect, it } from 'vitest';
import { identifierOf, recipeText } from '../../../src/features/citations/sourceTexts.ts';

it.each([
  ['nitrate-lists 2', 'nitrate-lists, version 2'],
  ['motifs 2016 1.10', 'motifs 2016, version 1.10'],
  ['by hand', 'by hand'],
  ['2', '2'],
])('the recipe %s is shown as %s', (recipe, text) => {
  expect(recipeText(recipe)).toBe(text);
});

it.each([
  [{ doi: '10.1234/abc', pmid: '1234', url: 'https://example.org' }, 'doi:10.1234/abc'],
  [{ doi: '', pmid: '1234', url: 'https://example.org' }, 'PMID 1234'],
  [{ doi: '', pmid: '', url: 'https://example.org/a.csv' }, 'https://example.org/a.csv'],
  [
    { doi: '', pmid: '', url: `https://raw.githubusercontent.com/Lab/Shade_2016/${'45d7a1be'.repeat(5)}/data/a.csv` },
    'github.com/Lab/Shade_2016',
  ],
])('the source %j is identified by %s', (source, text) => {
  expect(identifierOf(source)).toBe(text);
});
