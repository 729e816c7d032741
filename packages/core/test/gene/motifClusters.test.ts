import { describe, expect, it } from 'vitest';
import { motifClustersOf } from '../../src/gene/index.ts';
import type { MotifInfo } from '../../src/views/index.ts';

const clusters: readonly MotifInfo[] = [
  {
    name: 'c1',
    Family: 'bZIP',
    Consensus: 'TGACG',
    'Member TFs': 'AT1G00010 ALF; AT1G00020 BET',
    'Count matrix': '1 2 3 4',
  },
  { name: 'c2', Family: 'MYB', 'Member TFs': 'AT1G00020 BET' },
  { name: 'c3', Family: 'AT1G000101' },
];

describe('the motif clusters of a TF', () => {
  it('name it among their members', () => {
    expect(motifClustersOf(clusters, 'at1g00010')).toEqual([
      { cluster: 'c1', family: 'bZIP', consensus: 'TGACG', matrix: '1 2 3 4' },
    ]);
    expect(motifClustersOf(clusters, 'AT1G00020').map(({ cluster }) => cluster)).toEqual(['c1', 'c2']);
  });

  it('are none where no cluster names it', () => {
    expect(motifClustersOf(clusters, 'BET')).toEqual([]);
  });

  it('have empty texts where the cluster information has none', () => {
    expect(motifClustersOf(clusters, 'AT1G00020')[1]).toEqual({
      cluster: 'c2',
      family: 'MYB',
      consensus: '',
      matrix: '',
    });
  });
});
