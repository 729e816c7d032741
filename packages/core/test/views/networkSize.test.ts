import { describe, expect, it } from 'vitest';
import { writeSif } from '../../src/formats/index.ts';
import { buildNetwork, sizeOfNetwork, type NetworkOptions } from '../../src/views/index.ts';
import { ask, askWithout } from '../mini.ts';

const sizeOf = (result: ReturnType<typeof ask>, options: NetworkOptions = {}) => {
  const network = buildNetwork(result, options);
  return {
    ...sizeOfNetwork(result, network),
    lines: [...writeSif(network, { expand: true })].join('').split('\n').length - 1,
  };
};

describe('the size of a network', () => {
  it('counts an edge that two analyses found as two findings and one edge', () => {
    const size = sizeOf(ask('ALF[EXPERIMENT_TYPE=Binding] or ALF[log2fc>0 or id=2]'));
    expect(size.findings).toBeGreaterThan(size.observed);
    expect([size.additional, size.predicted, size.tfs]).toEqual([0, 0, 1]);
    expect(size.lines).toBe(size.observed);
  });

  it.each(['ALF', 'BET', 'ALF or BET', 'all_tfs'])(
    'is the number of lines of the SIF file of %s, with its other edges',
    (query) => {
      const result = ask(query);
      const [tf] = buildNetwork(result).tfs;
      const predicted = [{ source: tf, target: buildNetwork(result).targets[0].gene, name: 'a prediction' }];
      const size = sizeOf(result, { edges: ['Protein interaction'], predicted });
      expect(size.observed + size.additional + size.predicted).toBe(size.lines);
      expect(size.predicted).toBe(1);
    },
  );

  it('leaves out hidden analyses', () => {
    expect(sizeOf(askWithout([4], 'BET')).findings).toBeLessThan(sizeOf(ask('BET')).findings);
  });

  it('counts additional edges only to genes that are drawn', () => {
    const edges = ['Predicted'];
    expect(sizeOf(ask('ALF'), { edges }).additional).toBe(2);
    const hidden = sizeOf(askWithout([1], 'ALF'), { edges });
    expect([hidden.additional, hidden.lines]).toEqual([1, hidden.observed + 1]);
  });
});
