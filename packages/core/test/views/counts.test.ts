import { describe, expect, it } from 'vitest';
import { geneNames, openDataset, packDataset, type Gene } from '../../src/dataset/index.ts';
import { countDataTypes, countMotifs } from '../../src/views/index.ts';
import { mini } from '../mini.ts';
import { smallContents } from '../smallContents.ts';

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
    expect(count(['other_motif', '_', '', 'AT1G00010x'])).toEqual({ clusters: 1, individual: 4, tfs: 0 });
  });
});

describe('the types of data of a data set', () => {
  it('are counted with their TFs and interactions', () => {
    expect(countDataTypes(mini)).toEqual([
      { type: 'ChIP-seq', tfs: 1, interactions: 4 },
      { type: 'DAP-seq', tfs: 2, interactions: 7 },
      // 060 of analysis 3 is no edge, but it is shown.
      { type: 'Regulation', tfs: 3, interactions: 13 },
    ]);
  });

  it('follow the technology or the edge type of binding analyses, and are other binding without either', () => {
    const metadata = (TECHNOLOGY: string, EDGE_TYPE: string) => ({ TECHNOLOGY, EDGE_TYPE });
    const contents = smallContents({
      genes: 'A B',
      analyses: [
        { id: 1, tf: 'A', targets: 'B', metadata: metadata('', 'in vitro:Bound:dap') },
        { id: 2, tf: 'A', targets: 'B', metadata: metadata('chip', '') },
        { id: 3, tf: 'B', targets: 'A', metadata: metadata('ChIP then DAP', '') },
        { id: 4, tf: 'A', targets: 'B' },
        { id: 5, tf: 'A', targets: 'A B', metadata: metadata('DA', 'PCR') },
      ],
    });
    expect(countDataTypes(openDataset(packDataset(contents, 'v')))).toEqual([
      { type: 'ChIP-seq', tfs: 1, interactions: 1 },
      { type: 'DAP-seq', tfs: 2, interactions: 2 },
      { type: 'Other binding', tfs: 1, interactions: 3 },
    ]);
  });

  it('are other binding for an analysis without technology and edge type', () => {
    const [, chip] = mini.analyses;
    const bare = { ...chip, metadata: new Map<string, string>() };
    expect(countDataTypes({ ...mini, analyses: [bare] })).toEqual([
      { type: 'Other binding', tfs: 1, interactions: 4 },
    ]);
  });
});
