import { describe, expect, it } from 'vitest';
import { countMotifs, geneNames, type Gene } from '../../src/index.ts';

const gene = (id: string, name = ''): Gene => ({ id, name, fullName: '', type: '', family: '' });
const names = geneNames([gene('AT1G00010', 'ALF'), gene('LOC_Os01g64020')], []);
const count = (individual: readonly string[]) =>
  countMotifs({ motifs: { cluster: ['cluster_1'], individual }, names });

describe('the motifs of a data set', () => {
  it('are counted with the TFs that they are named after, each once', () => {
    expect(count(['AT1G00010_DAP', 'AT1G00010_ampDAP', 'AT1G00010'])).toEqual({ clusters: 1, individual: 3, tfs: 1 });
  });

  it('may be named after an id that has a line in it', () => {
    expect(count(['LOC_Os01g64020_DAP', 'LOC_Os01g64020_colamp_a'])).toMatchObject({ individual: 2, tfs: 1 });
  });

  it('are counted without a TF when none has that name', () => {
    expect(count(['other_motif', '_', ''])).toEqual({ clusters: 1, individual: 3, tfs: 0 });
  });
});
