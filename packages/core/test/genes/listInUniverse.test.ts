import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { listInUniverse, namesInList, requireGenes } from '../../src/genes/index.ts';
import { smallContents } from '../smallContents.ts';

const contents = smallContents({ genes: 'A B C D', analyses: [] });
const genes = contents.genes.map((gene) => (gene.id === 'D' ? { ...gene, type: 'PSEUDOGENE' } : gene));
const dataset = openDataset(packDataset({ ...contents, genes }, 'v'));
const list = (names: string, background?: string) =>
  listInUniverse(dataset, { names: names.split(' '), background: background?.split(' ') });

describe('a list in its universe', () => {
  it('counts its protein-coding genes without a background', () => {
    expect(list('A B D')).toMatchObject({ N: 3, n: 2, list: { size: 3 } });
  });

  it('counts the genes of a background, whatever they code for', () => {
    expect(list('A B D', 'D C nothing')).toMatchObject({ N: 2, n: 1 });
  });

  it('has to have a gene there', () => {
    expect(() => requireGenes(list('A'))).not.toThrow();
    expect(() => requireGenes(list('A B', 'C'))).toThrow(
      'The list has 2 genes, none of them among the 1 gene of the universe: choose another background or other genes.',
    );
    expect(() => requireGenes(list('X Y'))).toThrow(
      'The list has 2 names, none of them a gene of this edition: write its gene ids, symbols or aliases.',
    );
    expect(() => requireGenes(listInUniverse(dataset, { names: [] }))).toThrow('The gene list is empty');
  });
});

describe('a predefined list', () => {
  const text = '>red\nA\nB\n>blue\nB\nC\n';

  it('has the names of all its lists, or of one part', () => {
    expect(namesInList('Colors', text, undefined)).toEqual(['A', 'B', 'B', 'C']);
    expect(namesInList('Colors', text, 'blue')).toEqual(['B', 'C']);
  });

  it('says which part it does not have', () => {
    expect(() => namesInList('Colors', text, 'green')).toThrow(
      expect.objectContaining({
        code: 'unknown-list',
        message: 'The predefined list "Colors" has no part "green".',
        suggestions: ['red', 'blue'],
      }),
    );
  });
});
