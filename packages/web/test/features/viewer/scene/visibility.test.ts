import { describe, expect, it } from 'vitest';
import {
  filterLimits,
  noFilters,
  toggleMember,
  visibilityOf,
  type NetworkFilters,
} from '../../../../src/features/viewer/scene/visibility.ts';
import { small } from '../smallNetwork.ts';

const seen = (change: Partial<NetworkFilters>) => {
  const { nodes, edges } = visibilityOf(small(), { ...noFilters, ...change });
  return [nodes.join(''), edges.join('')];
};

describe('what is drawn', () => {
  it('is everything without filters', () => {
    expect(seen({})).toEqual(['11111', '111111']);
  });

  it('is without the edges of hidden names, whatever is in the name, and with their nodes', () => {
    expect(seen({ names: new Set(["5' end:Bound", 'in planta:Bound']) })).toEqual(['11111', '011001']);
  });

  it('is without hidden kinds and lighter edges; edges without a weight stay', () => {
    expect(seen({ kinds: new Set(['INDUCED', 'ADDITIONAL']) })).toEqual(['11111', '101110']);
    expect(seen({ minWeight: 3 })).toEqual(['11111', '101011']);
    expect(seen({ minWeight: 5 })).toEqual(['11111', '000011']);
  });

  it('is without targets of fewer TFs and their edges; TFs stay', () => {
    expect(seen({ minTfs: 2 })).toEqual(['11001', '001111']);
  });
});

it('the sliders end at the largest weight by publications and number of TFs', () => {
  expect(filterLimits(small())).toEqual({ weight: 4, tfs: 2 });
});

it('a member is put into a set, or taken out', () => {
  expect([[...toggleMember(new Set([1]), 2)], [...toggleMember(new Set([1, 2]), 2)]]).toEqual([[1, 2], [1]]);
});

it('the core has the queried TFs and the edges among them alone', () => {
  const core = visibilityOf(small(), { ...noFilters, tfsOnly: true });
  expect([...core.nodes]).toEqual([1, 1, 0, 0, 0]);
  expect([...core.edges]).toEqual([0, 0, 0, 0, 1, 1]);
});
