import type { SungearAnswer } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { genesOf, inverse, selectGroups, searchGroups } from '../../../src/features/sungear/selection.ts';

const group = (genes: string[]) => [[], [0, 0], genes, { p: 1, expected: 1, adjusted: 1 }, 0.1, []];
const sungear = {
  intersects: [group(['AT1G1', 'AT1G2']), group(['AT1G3'])],
  geneAnnotation: {
    AT1G1: { symbol: 'NLP7', name: 'nin like' },
    AT1G2: { symbol: '', name: '' },
    AT1G3: { symbol: 'NLP70', name: '' },
  },
} as unknown as SungearAnswer;
const plain = { toggle: false, subtract: false };

describe('a press', () => {
  it('selects only what was pressed', () => {
    expect([...selectGroups(new Set([0]), [1], plain)]).toEqual([1]);
  });

  it('adds with a key held, and takes a single selected circle away', () => {
    expect([...selectGroups(new Set([0]), [1], { ...plain, toggle: true })]).toEqual([0, 1]);
    expect([...selectGroups(new Set([0, 1]), [1], { ...plain, toggle: true })]).toEqual([0]);
  });

  it('takes away with Alt', () => {
    expect([...selectGroups(new Set([0, 1, 2]), [1, 2], { ...plain, subtract: true })]).toEqual([0]);
  });
});

describe('a selection', () => {
  it('holds the genes of its circles, sorted', () => {
    expect(genesOf(sungear, new Set([1, 0]))).toEqual(['AT1G1', 'AT1G2', 'AT1G3']);
  });

  it('turns into all the others', () => {
    expect([...inverse(new Set([0]), 3)]).toEqual([1, 2]);
  });

  it('is found by a part of an id, symbol or name, without case', () => {
    expect([...searchGroups(sungear, { text: 'nlp7', exact: false })]).toEqual([0, 1]);
    expect([...searchGroups(sungear, { text: 'NIN', exact: false })]).toEqual([0]);
    expect([...searchGroups(sungear, { text: '  ', exact: false })]).toEqual([]);
  });

  it('is found by the whole word when it must match exactly', () => {
    expect([...searchGroups(sungear, { text: 'nlp7', exact: true })]).toEqual([0]);
    expect([...searchGroups(sungear, { text: 'at1g', exact: true })]).toEqual([]);
  });
});
