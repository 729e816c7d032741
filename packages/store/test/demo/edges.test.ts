import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';

describe('the additional edges of the demo', () => {
  const { edgeTypes, analyses } = smallDemo('arabidopsis');

  it('form a tree of names, with entries for all and for unfiltered ones', () => {
    const names = edgeTypes.map((type) => type.name);
    expect(names).toContain('Predicted_Motif/500bp');
    expect(names).toContain('Open chromatin/root/all');
    expect(names).toContain('Open chromatin/root/unfiltered');
  });

  it('are directed, but for protein interactions', () => {
    expect(edgeTypes.filter((type) => !type.directed).map((type) => type.name)).toEqual(['PPI']);
  });

  it('start at factors with data', () => {
    const factors = new Set(analyses.map((analysis) => analysis.tf));
    for (const { pairs } of edgeTypes) {
      expect(pairs.length).toBeGreaterThan(0);
      expect(pairs.every((gene, i) => i % 2 === 1 || factors.has(gene))).toBe(true);
    }
  });
});
