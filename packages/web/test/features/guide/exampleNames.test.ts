import type { Site } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { exampleNamesOf, fillHtml, fillText } from '../../../src/features/guide/exampleNames.ts';

const mark = (key: string): string => `\uE000${key}\uE001`;
const query = `${mark('tf')} and ${mark('secondTf')}`;

const yeast = {
  edition: 'yeast',
  defaultTf: 'YAL021C',
  examples: ['GCN4', 'MBP1'],
  exampleIds: ['YAL021C', 'YCL009C'],
  idExamples: ['YAL001C', 'YAL021C', 'YBL001C'],
  dataTypes: [
    { type: 'ChIP-seq', tfs: 2, interactions: 10 },
    { type: 'ChIP-exo', tfs: 2, interactions: 30 },
    { type: 'Regulation', tfs: 2, interactions: 90 },
  ],
  binding: { place: 'in vivo', edge: 'in vivo:Bound:ChIP-exo' },
} as unknown as Site;

describe('the names in guides', () => {
  it('are those of the site', () => {
    const names = exampleNamesOf(yeast);
    expect(fillText(`${query} or ${mark('lowerTf')}`, names)).toBe('GCN4 and MBP1 or gcn4');
    expect(fillText(`${mark('id')} ${mark('secondId')} ${mark('thirdTf')}`, names)).toBe('YAL021C YCL009C YAL001C');
    expect(fillText(`${mark('edition')} ${mark('boundEdge')}`, names)).toBe('yeast in vivo:Bound:ChIP-exo');
    expect(fillText(`${mark('tf')} · ${mark('technology')}`, names)).toBe('GCN4 · ChIP-exo');
    expect(fillText(`orthologs/${mark('otherEdition')}.tsv`, names)).toBe('orthologs/OTHER.tsv');
  });

  it('are neutral until the site is known', () => {
    expect(fillText(query, exampleNamesOf(undefined))).toBe('TF_A and TF_B');
  });

  it('are escaped in HTML', () => {
    const names = exampleNamesOf({ ...yeast, examples: ['<b>&"', 'B'] });
    expect(fillHtml(mark('tf'), names)).toBe('&lt;b&gt;&amp;&quot;');
  });
});
