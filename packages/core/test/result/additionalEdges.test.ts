import { expect, it } from 'vitest';
import { bitsetOf, bitsToIndices, openDataset, packDataset } from '../../src/dataset/index.ts';
import { additionalEdges } from '../../src/result/additionalEdges.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D',
      analyses: [],
      edges: { PPI: [['A', 'B'], ['B', 'A']], coexpression: [['A', 'C']], other: [['A', 'D']] }, // oxfmt-ignore
    }),
    'v',
  ),
);
const [a, b, c, d] = [0, 1, 2, 3];
const chosen = () => additionalEdges(dataset, ['coexpression', 'PPI', 'nothing of the kind']);

it('has the chosen types in the order of the data set', () => {
  expect(chosen().types).toEqual(['PPI', 'coexpression']);
});

it('has the targets of a TF by type', () => {
  const edges = chosen();
  expect(edges.of(a).map((set) => [...bitsToIndices(set)])).toEqual([[b], [c]]);
  expect(edges.of(b).map((set) => [...bitsToIndices(set)])).toEqual([[a], []]);
  expect(edges.of(a)).toBe(edges.of(a));
});

it('touches a set of genes with any of the chosen types', () => {
  const edges = chosen();
  expect(edges.touches(a, bitsetOf(4, [c, d]))).toBe(true);
  expect(edges.touches(a, bitsetOf(4, [a, d]))).toBe(false);
  expect(edges.touches(c, bitsetOf(4, [a, b, c, d]))).toBe(false);
});
