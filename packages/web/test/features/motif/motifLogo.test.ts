import { describe, expect, it } from 'vitest';
import { clusterMotif, heightsText } from '../../../src/features/motif/motifLogo.ts';

describe('the logo of a cluster', () => {
  it('is from the count matrix', () => {
    const drawn = clusterMotif({ name: 'cluster_1', Consensus: 'ac', 'Count matrix': 'A C G T\n8 0 0 0' });
    expect(drawn).toEqual({ motif: [{ shares: [1, 0, 0, 0], sites: 8 }], source: 'counts' });
    expect(heightsText('counts')).toContain('from the count matrix');
  });

  it('is from the consensus without a readable matrix, and there is none without both', () => {
    const drawn = clusterMotif({ name: 'cluster_1', Consensus: 'ac', 'Count matrix': 'see file' });
    expect([drawn?.source, drawn?.motif.length]).toEqual(['consensus', 2]);
    expect(heightsText('consensus')).toContain('from the consensus alone');
    expect(clusterMotif({ name: 'cluster_1' })).toBeUndefined();
  });
});
