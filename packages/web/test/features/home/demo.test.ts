import { describe, expect, it } from 'vitest';
import { features } from '../../../src/features/home/features.ts';
import { demo, geneSetMap, motifMap } from '../../../src/features/home/figures/demo.ts';
import { demoNetwork } from '../../../src/features/home/figures/demoNetwork.ts';

const captionOf = (figure: string) => features.find((feature) => feature.figure === figure)?.caption ?? '';

describe('the figures of the start page', () => {
  it('have the data that their captions name', () => {
    const tfs = demoNetwork.nodes.flatMap(({ symbol }) => symbol ?? []);
    for (const tf of tfs) expect(captionOf('network')).toContain(tf);
    expect(tfs).toHaveLength(3);
    expect(captionOf('aupr')).toContain(demo.aupr.shuffles.toLocaleString('en'));
    expect(motifMap.columns).toHaveLength(10);
    expect(geneSetMap.rows).toHaveLength(10);
    expect(demo.sungear.anchors).toHaveLength(6);
  });

  it('have a symmetric map of pairs without a diagonal', () => {
    const { values } = geneSetMap;
    values.forEach((row, a) =>
      row.forEach((value, b) => (a === b ? expect(value).toBeNaN() : expect(value).toBe(values[b][a]))),
    );
  });

  it('have edges between nodes that are there', () => {
    const { nodes, edges } = demoNetwork;
    for (const { source, target } of edges) {
      expect(nodes[source].symbol).toBeDefined();
      expect(nodes[target]).toBeDefined();
    }
  });
});
