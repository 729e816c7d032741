import { describe, expect, it } from 'vitest';
import {
  dotPlotData,
  moveInGraph,
  termGraphData,
  termLine,
} from '../../../../src/features/genes/functions/figureData.ts';
import { row } from './smallView.ts';

const term = (id: string, change = {}) => ({ ...row(id, change), folded: [] });

describe('the dot plot of functions', () => {
  it('has fold, p-value and genes of each term, and a line at alpha', () => {
    const { dots, line } = dotPlotData([term('GO:1'), term('GO:2', { adjustedLog10: 0 })], {
      correction: 'holm',
      alpha: 0.01,
    });
    expect(dots).toMatchObject([
      { name: 'name of GO:1', x: 15, y: 3, size: 3 },
      { name: 'name of GO:2', x: 15, y: 0, size: 3 },
    ]);
    const [low, high] = dots[0].interval ?? [NaN, NaN];
    expect(low < 15 && 15 < high).toBe(true);
    expect(line).toEqual({ y: 2, text: 'adjusted p = 0.01' });
  });

  it('has no line at an alpha of 0', () => {
    expect(dotPlotData([], { correction: 'bh', alpha: 0 }).line).toBeUndefined();
  });
});

describe('the graph of functions', () => {
  const edges = [
    ['GO:1', 'GO:2'],
    ['GO:2', 'GO:3'],
    ['GO:1', 'GO:4'],
    ['GO:4', 'GO:3'],
  ] as const;

  it('joins terms over those that are not shown', () => {
    const joined = (...ids: string[]) =>
      termGraphData(
        ids.map((id) => term(id)),
        edges,
        { correction: 'bh' },
      ).edges;
    expect(joined('GO:1', 'GO:2', 'GO:3', 'GO:4')).toHaveLength(4);
    expect(joined('GO:1', 'GO:3')).toEqual([[0, 1]]);
    expect(joined('GO:3', 'GO:1', 'GO:4')).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(joined('GO:2', 'GO:4', 'constructor')).toEqual([]);
  });

  it('names the genes of a term, and colors it by its p-value', () => {
    const { terms, valueName } = termGraphData([term('GO:1')], edges, { correction: 'bh' });
    expect(terms).toEqual([{ name: 'name of GO:1', note: '3 of 20 genes', value: 3 }]);
    expect(valueName).toBe('-log10 adjusted p (Benjamini-Hochberg)');
  });
});

it('a term is read in one line', () => {
  expect(termLine(term('GO:1'))).toBe(
    'name of GO:1 (GO:1, biological process): 3 of 10 genes, fold 15 (4.05 to 32.3), adjusted p 1.00e-3',
  );
});

it('arrow keys lead to broader and narrower terms, and through all terms in their order', () => {
  const move = moveInGraph({ edges: [[0, 2]] }, [2, 1, 0]);
  expect(move(0, 'ArrowLeft')).toBe(2);
  expect(move(2, 'ArrowLeft')).toBeUndefined();
  expect(move(2, 'ArrowRight')).toBe(0);
  expect([move(2, 'ArrowDown'), move(1, 'ArrowDown'), move(0, 'ArrowDown')]).toEqual([1, 0, 0]);
  expect([move(1, 'Home'), move(1, 'End'), move(1, 'ArrowUp'), move(1, 'x')]).toEqual([2, 0, 2, undefined]);
});
