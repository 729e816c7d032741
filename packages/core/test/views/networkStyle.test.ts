import { describe, expect, it } from 'vitest';
import { edgeStyle, isDashedKind, nodeStyles } from '../../src/views/index.ts';

describe('the style of the network', () => {
  it('draws TFs as green triangles and targets as blue squares', () => {
    expect(nodeStyles).toEqual({
      tf: { shape: 'triangle', color: '#1f9d55' },
      target: { shape: 'rectangle', color: '#7fb2e5' },
    });
  });

  it.each([
    ['INDUCED', '#4daf4a', 'triangle'],
    ['REPRESSED', '#e41a1c', 'tee'],
    ['BOUND', '#377eb8', 'triangle'],
    ['EXPRESSION', '#e7298a', 'triangle'],
    ['ADDITIONAL', '#984ea3', 'triangle'],
    ['PREDICTED', '#ff7f00', 'triangle'],
  ] as const)('gives %s edges the color %s and a %s', (kind, color, shape) => {
    expect(edgeStyle({ kind, directed: true })).toEqual({ color, shape });
  });

  it('gives every kind of edge from analyses a color of its own, and dashes those without a fold change', () => {
    const kinds = ['INDUCED', 'REPRESSED', 'BOUND', 'EXPRESSION'] as const;
    expect(new Set(kinds.map((kind) => edgeStyle({ kind, directed: true }).color)).size).toBe(kinds.length);
    expect(kinds.filter(isDashedKind)).toEqual(['EXPRESSION']);
  });

  it('draws no arrow where there is no direction', () => {
    expect(edgeStyle({ kind: 'ADDITIONAL', directed: false })).toEqual({ color: '#984ea3', shape: 'none' });
    expect(edgeStyle({ kind: 'REPRESSED', directed: false }).shape).toBe('none');
  });
});
