import type { TableAnalysis } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import { layTracks } from '../../../src/features/table/columns.ts';
import { analysisSpans, headHeight, rowTop, visibleSpans } from '../../../src/features/table/headerSpans.ts';

const expression: TableAnalysis = {
  label: 'TGA1 · RNA-seq · 7',
  tf: 'TGA1',
  edgeType: 'in planta:Regulated',
  method: 'DESeq2, FDR<0.05',
  edges: 1200,
  total: 1200,
  perturbation: null,
  perturbed: null,
  directions: { induced: 1000, repressed: 200 },
  kinds: ['Pvalue', 'Log2FC'],
};
const binding: TableAnalysis = {
  ...expression,
  label: 'mine',
  method: '',
  edges: 3,
  total: 1500,
  directions: null,
  kinds: ['EDGE'],
};
const tracks = layTracks([expression, binding], [], { rows: 50, idLength: 9, narrow: false });

describe('the cells above an analysis', () => {
  const [first, second] = analysisSpans([expression, binding]);

  it('are its label, four lines about it, and a cell per column that sorts', () => {
    expect(first.map(({ row, rows, column, columns, text }) => [row, rows, column, columns, text])).toEqual([
      [0, 1, 10, 2, 'TGA1 · RNA-seq · 7'],
      [1, 1, 10, 2, 'in planta:Regulated'],
      [2, 1, 10, 2, 'DESeq2, FDR<0.05'],
      [3, 1, 10, 2, '1,200 edges'],
      [4, 1, 10, 2, '▲ 1,000  ▼ 200'],
      [5, 1, 10, 1, 'Pvalue'],
      [5, 1, 11, 1, 'Log2FC'],
    ]);
    expect(first.filter(({ leaf }) => leaf).map(({ text }) => text)).toEqual(['Pvalue', 'Log2FC']);
  });

  it('say directions in words to a screen reader', () => {
    expect(first[4].words).toBe('1,000 induced, 200 repressed');
  });

  it('say that directions are by the TF where it is known what was done to it, and that they are unknown for none', () => {
    const [[, , , , loss], unknown] = analysisSpans([
      { ...expression, perturbation: 'loss' },
      { ...expression, perturbation: 'none', directions: null },
    ]);
    expect(loss.words).toBe('1,000 induced, 200 repressed by the TF');
    expect(unknown.map(({ text }) => text)).toContain('direction unknown');
  });

  it('give the label the room of lines that are missing, and never have a cell without a text', () => {
    expect(second.map(({ row, rows, text }) => [row, rows, text])).toEqual([
      [0, 3, 'mine'],
      [3, 1, 'in planta:Regulated'],
      [4, 1, '3 of 1,500 edges'],
      [5, 1, 'EDGE'],
    ]);
  });

  it('set the symbol apart, except in a name that a user gave', () => {
    expect([first[0].symbol, second[0].symbol]).toEqual(['TGA1', '']);
  });

  it('are as high as the header together', () => {
    const height = first
      .filter(({ column }) => column === 10)
      .reduce((sum, { row, rows }) => sum + rowTop(row + rows) - rowTop(row), 0);
    expect(height).toBe(headHeight);
  });
});

describe('the cells in sight', () => {
  const spans = analysisSpans([expression, binding]);
  const texts = (first: number, last: number) => visibleSpans(spans, tracks, { first, last }).map(({ text }) => text);
  // Of the columns that scroll, 0 to 7 are about the gene, 8 and 9 belong to the first analysis, 10 to the second.

  it('are those of the columns about the gene, without the frozen ones', () => {
    expect(texts(0, 1)).toEqual(['Description', 'Gene Family']);
  });

  it('name the number of TFs of the data set, as the table does', () => {
    const titles = [...Array<string>(8).fill(''), 'Bound By (of 419)', 'Regulated By (of 48)'];
    const [bound, regulated] = visibleSpans(spans, tracks, { first: 6, last: 7 }, titles);
    expect([bound.text, regulated.text]).toEqual(['Bound By (of 419)', 'Regulated By (of 48)']);
    expect(bound.words).toContain('most specific first');
  });

  it('have a merged cell once, also where only its second column is in sight', () => {
    expect(texts(9, 9)).toEqual([...spans[0].map(({ text }) => text)].filter((text) => text !== 'Pvalue'));
    expect(texts(10, 10)).toEqual(spans[1].map(({ text }) => text));
  });
});
