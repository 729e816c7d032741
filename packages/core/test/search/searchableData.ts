import fc from 'fast-check';
import { openDataset, packDataset, type Dataset } from '../../src/dataset/index.ts';
import { openSearch, packSearch, type SearchIndex } from '../../src/search/index.ts';
import { smallContents } from '../smallContents.ts';

/** A text of a few short words over few letters, so that many words are alike. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '1'), minLength: 1, maxLength: 6 });
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const name = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join('-'));

interface RandomGene {
  readonly symbol: string;
  readonly fullName: string;
  readonly alias: string;
}

const gene: fc.Arbitrary<RandomGene> = fc.record({ symbol: name, fullName: text, alias: name });

/** A small data set with random names and descriptions; some genes are TFs with one or two analyses. */
export const randomData: fc.Arbitrary<Dataset> = fc
  .record({
    genes: fc.array(gene, { minLength: 2, maxLength: 8 }),
    tfs: fc.array(fc.nat({ max: 7 }), { maxLength: 4 }),
    tissue: text,
    lists: fc.uniqueArray(name, { maxLength: 3 }),
    networks: fc.uniqueArray(name, { maxLength: 2 }),
  })
  .map(({ genes, tfs, tissue, lists, networks }) => {
    const ids = genes.map((_, i) => `ab${i}`);
    const contents = smallContents({
      genes: ids.join(' '),
      analyses: tfs.map((tf, i) => ({
        id: i + 1,
        tf: ids[tf % ids.length],
        targets: ids[0],
        metadata: { TISSUE: tissue },
      })),
    });
    const named = contents.genes.map((each, i) => ({ ...each, name: genes[i].symbol, fullName: genes[i].fullName }));
    const aliases = genes.map(({ alias }, i) => ({ alias, gene: i }));
    const all = { ...contents, genes: named, aliases, lists: asTexts(lists), networks: asTexts(networks) };
    return openDataset(packDataset(all, 'random'));
  });

const asTexts = (names: readonly string[]) => [...names].sort().map((each) => ({ name: each, text: '' }));

/** What users may type in it. */
export const randomSearch = fc
  .array(fc.oneof(word, fc.constant('ab1')), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

export const indexOf = (dataset: Dataset): SearchIndex => openSearch(packSearch(dataset));

/** An index over some words. */
export const indexOfWords = (words: readonly string[]): SearchIndex => {
  const { genes, ...contents } = smallContents({
    genes: words.map((_, i) => `g${i}`).join(' ') || 'g',
    analyses: [],
  });
  const named = genes.map((each, i) => ({ ...each, id: '', name: words[i] ?? '' }));
  return indexOf(openDataset(packDataset({ ...contents, genes: named }, 'words')));
};
