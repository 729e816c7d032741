import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySidecar, openDataset, packDataset } from '../../src/dataset/index.ts';
import { searchDataset, type SearchView } from '../../src/search/index.ts';
import { mini, miniContents } from '../mini.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { naiveSearch } from './naiveSearch.ts';
import { indexOf, randomData, randomSearch } from './searchableData.ts';

const index = indexOf(mini);
const search = (text: string, limit = 10): SearchView => searchDataset(mini, index, { text, limit });
const found = (text: string): string =>
  search(text)
    .hits.map(({ kind, id }) => `${kind} ${id}`)
    .join(', ');

describe('searchDataset', () => {
  it('finds a TF by its symbol, then its analyses', () => {
    expect(found('alf')).toMatch(/^tf AT1G00010, analysis \d+/);
  });

  it('finds a gene by an alias and says which', () => {
    const [hit] = search('Alpha1').hits;
    expect(hit).toMatchObject({ id: 'AT1G00010', name: 'ALF', match: { field: 'alias', text: 'ALPHA1' } });
  });

  it('finds genes whose description has all words, or their beginnings', () => {
    expect(found('nitrate exp')).toBe('gene AT1G00060, gene AT1G00070');
    expect(search('nitrate exp').hits[0].match).toEqual({ field: 'description', text: 'Nitrate exporter 1' });
    expect(found('nitrate kinase')).toBe('');
  });

  it('finds a name whatever signs are between its parts', () => {
    expect(found('AT1-G00010')).toBe('tf AT1G00010');
    expect(found('n rx 1')).toBe('gene AT1G00060');
  });

  it('names a gene without a symbol by its id', () => {
    expect(search('AT1G00090').hits[0]).toMatchObject({
      name: 'AT1G00090',
      detail: 'Protein without a name',
      match: null,
    });
  });

  it('finds words with a typing error only where the words themselves are not there', () => {
    expect(search('nitrtae')).toMatchObject({ isSimilar: true, totals: { gene: 2 } });
    expect(search('nitrate')).toMatchObject({ isSimilar: false });
    expect(search('alff')).toMatchObject({ isSimilar: true, totals: { tf: 1 } });
  });

  it('keeps to an exact name though other names are similar', () => {
    expect(found('NRX1')).toBe('gene AT1G00060');
  });

  it('finds predefined lists and networks by the words of their names', () => {
    expect(found('examples')).toContain('list Examples');
    expect(found('ranked')).toContain('network Ranked');
  });

  describe('on data that say where they come from', () => {
    const origin = {
      doi: '10.1073/pnas.1721487115',
      license: 'GPL-3.0',
      commit: '45d7a1be'.repeat(5),
      recipe: 'nitrate-lists 3',
    };
    const entries = { DOI: origin.doi, LICENSE: 'MIT', SOURCE_COMMIT: '0f'.repeat(20), RECIPE: 'nitrate-rna 1' };
    const [first, ...others] = miniContents.analyses;
    const added = Object.entries(entries).map(([key, value]) => ({ key, value, searchable: false }));
    const described = openDataset(
      packDataset(
        {
          ...miniContents,
          analyses: [{ ...first, metadata: [...first.metadata, ...added] }, ...others],
          provenance: [
            { ...emptySidecar, ...origin, kind: 'list', name: 'Examples', source: 'Varala 2018' },
            { ...emptySidecar, kind: 'network', name: 'Ranked', license: 'CC BY 4.0', recipe: 'ranked 1' },
          ],
        },
        'described',
      ),
    );
    const searched = (text: string) => searchDataset(described, indexOf(described), { text, limit: 10 }).hits;

    it.each([
      ['10.1073/pnas.1721487115', ['list Examples', 'analysis 1']],
      ['https://doi.org/10.1073/pnas.1721487115', ['list Examples', 'analysis 1']],
      ['doi:10.1073/PNAS.1721487115', ['list Examples', 'analysis 1']],
      ['varala 2018', ['list Examples']],
      ['GPL-3.0', ['list Examples']],
      ['CC BY 4.0', ['network Ranked']],
      ['nitrate-lists', ['list Examples']],
      ['nitrate-rna 1', ['analysis 1']],
      ['ranked 1', ['network Ranked']],
      ['45d7a1b', ['list Examples']],
      ['0f0f0f0', ['analysis 1']],
    ])('finds %s in lists, networks and analyses', (text, hits) => {
      expect(searched(text).map(({ kind, id }) => `${kind} ${id}`)).toEqual(hits);
    });

    it('says in what it was found', () => {
      expect(searched('gpl 3.0')[0].match).toEqual({ field: 'metadata', text: 'GPL-3.0' });
    });
  });

  it('counts all hits of a kind and returns the first ones', () => {
    const { hits, totals } = search('at1g', 2);
    expect(hits.filter(({ kind }) => kind === 'gene').map(({ id }) => id)).toEqual(['AT1G00040', 'AT1G00050']);
    expect(totals.gene).toBeGreaterThan(2);
  });

  it('finds nothing with a text without words', () => {
    expect(search(' -- ')).toMatchObject({ hits: [], isSimilar: false, term: null });
  });

  it('finds names with other letters than ASCII', () => {
    const [first, ...others] = miniContents.genes;
    const genes = [{ ...first, fullName: 'Flügel-β factor' }, ...others];
    const greek = openDataset(packDataset({ ...miniContents, genes }, 'greek'));
    const ids = (text: string) => searchDataset(greek, indexOf(greek), { text, limit: 1 }).hits.map(({ id }) => id);
    expect(ids('flugel β')).toEqual(['AT1G00010']);
    expect(ids('FLÜGEL')).toEqual(['AT1G00010']);
  });

  it('has the hits, totals and order of a search without an index', () => {
    fc.assert(
      fc.property(randomData, randomSearch, (dataset, text) => {
        const { hits, totals } = searchDataset(dataset, indexOf(dataset), { text, limit: 100 });
        expect({ ids: hits.map(({ id }) => id), totals }).toEqual(naiveSearch(dataset, text));
      }),
      { numRuns: propertyRuns(400) },
    );
  });
});
