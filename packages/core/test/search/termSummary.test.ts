import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propagateAnnotations, type GeneOntology } from '../../src/ontology/index.ts';
import { packSearch, searchDataset, summarizeTerm } from '../../src/search/index.ts';
import { openDataset, packDataset, type OntologyContents } from '../../src/dataset/index.ts';
import { openSearch } from '../../src/search/index.ts';
import { randomGo, randomGenes, smallAnnotations, smallOntology } from '../ontology/smallOntology.ts';
import { smallContents } from '../smallContents.ts';

const genes = Array.from({ length: randomGenes }, (_, i) => `G${String(i).padStart(2, '0')}`).join(' ');

/** A data set whose gene G03 is a TF, with an ontology. */
function withGo(
  { ontology, annotations }: GeneOntology,
  others: Pick<OntologyContents, 'altIds' | 'obsolete'> = { altIds: [], obsolete: [] },
) {
  const contents = smallContents({ genes, analyses: [{ id: 1, tf: 'G03', targets: 'G01' }] });
  const relations = new Uint8Array(ontology.parents.length).fill(1);
  const go = { ontology: { ...ontology, release: '', relations, ...others }, annotations };
  return openDataset(packDataset({ ...contents, go }, 'go'));
}

const ontology = smallOntology({
  'GO:01': { aspect: 'BP' },
  'GO:02': { aspect: 'BP', parents: ['GO:01'] },
  'GO:03': { aspect: 'BP', parents: ['GO:02'] },
  'GO:04': { aspect: 'MF', parents: ['GO:02'] },
});
const annotations = smallAnnotations(ontology, randomGenes, [
  [1, 'GO:03'],
  [3, 'GO:02'],
  [5, 'GO:01'],
]);
const dataset = withGo({ ontology, annotations });

describe('summarizeTerm', () => {
  it('has the genes of the term and of its descendants, TFs first', () => {
    const summary = summarizeTerm(dataset, ' go:02 ');
    expect(summary).toMatchObject({ id: 'GO:02', name: 'name of GO:02', aspect: 'BP', total: 2 });
    expect(summary?.genes.map(({ id }) => id)).toEqual(['G03', 'G01']);
  });

  it('has the term that another one was merged into, or that replaces it', () => {
    const gone = { name: 'gone', aspect: null, altIds: [], consider: [] };
    const opened = withGo(
      { ontology, annotations },
      {
        altIds: [{ id: 'GO:91', term: 1 }],
        obsolete: [
          { ...gone, id: 'GO:92', replacedBy: ['GO:03'] },
          { ...gone, id: 'GO:93', replacedBy: ['GO:02', 'GO:03'] },
        ],
      },
    );
    expect(summarizeTerm(opened, 'go:91')).toEqual(summarizeTerm(dataset, 'GO:02'));
    expect(summarizeTerm(opened, 'GO:92')).toEqual(summarizeTerm(dataset, 'GO:03'));
    expect(summarizeTerm(opened, 'GO:93')).toBeNull();
    const index = openSearch(packSearch(opened));
    for (const [other, id] of [
      ['go:91', 'GO:02'],
      ['GO:92', 'GO:03'],
    ])
      expect(searchDataset(opened, index, { text: other, limit: 5 })).toMatchObject({
        hits: [{ kind: 'term', id, match: { field: 'alias', text: other.toUpperCase() } }],
        totals: { term: 1 },
        isSimilar: false,
        term: { id },
      });
  });

  it('is null for anything but the id of a term', () => {
    expect(summarizeTerm(dataset, 'GO:99')).toBeNull();
    expect(summarizeTerm(dataset, 'name of GO:02')).toBeNull();
  });

  it('counts the genes that propagation finds', () => {
    fc.assert(
      fc.property(randomGo, (go) => {
        const { starts, terms } = propagateAnnotations(go);
        go.ontology.ids.forEach((id, term) => {
          const own = Array.from({ length: randomGenes }, (_, gene) =>
            terms.subarray(starts[gene], starts[gene + 1]),
          );
          expect(summarizeTerm(withGo(go), id)?.total).toBe(own.filter((each) => each.includes(term)).length);
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a search for terms', () => {
  const search = (text: string) => searchDataset(dataset, openSearch(packSearch(dataset)), { text, limit: 9 });

  it('finds terms that have genes, the shortest name first', () => {
    expect(search('name of go').hits.map(({ id, detail }) => [id, detail])).toEqual([
      ['GO:01', 'biological process'],
      ['GO:02', 'biological process'],
      ['GO:03', 'biological process'],
    ]);
  });

  it('has the summary of a term whose id it is', () => {
    expect(search('GO:02').term?.total).toBe(2);
    expect(search('GO:04')).toMatchObject({ term: { total: 0 } });
  });
});
