import { expect, it } from 'vitest';
import { geneNames } from '../../src/dataset/geneNames.ts';

const genes = [
  { id: 'AT1G1', name: 'ALF' },
  { id: 'AT1G2', name: '' },
  { id: 'AT1G3', name: 'BET' },
];
const names = geneNames(genes, [
  ['alf', 0],
  ['SAME', 2],
  ['SAME', 1],
  ['Same', 0],
  ['AT1G1', 2],
]);

it('finds a gene by a name that it has twice', () => {
  expect(names.find('Alf')).toEqual({ kind: 'gene', gene: 0 });
});

it('finds all genes that share a name, in their order', () => {
  expect(names.find('same')).toEqual({ kind: 'ambiguous', genes: [0, 1, 2] });
});

it('takes an id before the same alias of another gene', () => {
  expect(names.find('at1g1')).toEqual({ kind: 'gene', gene: 0 });
});

it('knows no gene without a name by the empty name', () => {
  expect(names.find('')).toEqual({ kind: 'unknown' });
});
