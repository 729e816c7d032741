import { describe, expect, it } from 'vitest';
import { edgeCounts, edgeKindOf, edgeName } from '../../src/views/index.ts';
import { ask, askSmall, mini } from '../mini.ts';

const [expression, binding] = mini.analyses;

describe('the name of an edge', () => {
  it('is the EDGE_TYPE, with what was observed unless it is binding', () => {
    expect(edgeName(binding, 'BOUND')).toBe('in planta:Bound');
    expect(edgeName(expression, 'INDUCED')).toBe('in planta:Regulated:INDUCED');
    expect(edgeName(expression, 'EXPRESSION')).toBe('in planta:Regulated:EXPRESSION');
  });

  it('is "edge" for an analysis without EDGE_TYPE', () => {
    const unnamed = { ...expression, metadata: new Map<string, string>() };
    expect(edgeName(unnamed, 'BOUND')).toBe('edge');
    expect(edgeName(unnamed, 'REPRESSED')).toBe('edge:REPRESSED');
  });
});

describe('the kind of an edge', () => {
  it('follows the fold change, 0 being induced', () => {
    expect(edgeKindOf(expression, 0.1)).toBe('INDUCED');
    expect(edgeKindOf(expression, 0)).toBe('INDUCED');
    expect(edgeKindOf(expression, -0.1)).toBe('REPRESSED');
    expect(edgeKindOf(binding, -0.1)).toBe('REPRESSED');
  });

  it('follows the type of experiment where there is no fold change', () => {
    expect(edgeKindOf(expression, NaN)).toBe('EXPRESSION');
    expect(edgeKindOf(binding, NaN)).toBe('BOUND');
  });
});

describe('the edges of an analysis', () => {
  const countsOf = (id: number) => {
    const column = ask('all_tfs').columns.find(({ analysis }) => analysis.id === id);
    return column && edgeCounts(column).map(({ edge, type, targets }) => `${edge} ${type} ${targets}`);
  };

  it('are counted by direction, without those that it has none of', () => {
    expect(countsOf(1)).toEqual([
      'in planta:Regulated:INDUCED INDUCED 3',
      'in planta:Regulated:REPRESSED REPRESSED 2',
    ]);
    // Analysis 3: 030 up, 040 and 080 down, 090 without values; 060 has no fold change and is no edge.
    expect(countsOf(3)).toEqual([
      'in planta:Regulated:INDUCED INDUCED 1',
      'in planta:Regulated:REPRESSED REPRESSED 2',
      'in planta:Regulated:EXPRESSION EXPRESSION 1',
    ]);
    expect(countsOf(6)).toEqual(['in planta:Regulated:EXPRESSION EXPRESSION 3']);
    expect(countsOf(2)).toEqual(['in planta:Bound BOUND 4']);
  });

  it('are induced where the fold change is 0', () => {
    const [column] = askSmall({
      genes: 'A B C',
      analyses: [{ id: 1, tf: 'A', targets: { B: [0, 0.1], C: [1, 0.1] } }],
    }).columns;
    expect(edgeCounts(column)).toEqual([{ edge: 'Regulated:INDUCED', type: 'INDUCED', targets: 2 }]);
  });
});
