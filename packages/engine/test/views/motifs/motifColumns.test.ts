import { describe, expect, it } from 'vitest';
import { bitsToIndices } from '@trellis/core/dataset';
import { motifLegend, motifSets } from '../../../src/views/motifs/motifColumns.ts';
import { ask, digits, examples } from '../../../../core/test/mini.ts';

describe('the gene sets of the motif enrichments', () => {
  it('are the shown analyses and behind them the target lists, within the universe', () => {
    const sets = motifSets(ask('GAM', { targetGenes: examples }));
    expect(sets.map(({ info, genes, tf }) => [info.name, tf, digits(bitsToIndices(genes))])).toEqual([
      // Analysis 5 targets 120 too, which does not code for protein.
      ['AT1G00030', 'AT1G00030', '040'],
      ['AT1G00030', 'AT1G00030', '040 060'],
      ['red', undefined, '040 060 080'],
      ['blue', undefined, '020 090'],
    ]);
  });

  it('are named after the TF, with the metadata of the analysis; lists say how many genes they have', () => {
    const sets = motifSets(ask('GAM', { targetGenes: examples }));
    expect(sets[0].info).toMatchObject({ TECHNOLOGY: 'ampDAPseq', label: '' });
    expect(sets.slice(2).map(({ info }) => info)).toEqual([
      { name: 'red', targets: 3 },
      { name: 'blue', targets: 2 },
    ]);
  });

  it('take only the background where there is one', () => {
    const sets = motifSets(ask('GAM', { background: { name: 'b', text: 'AT1G00060\nAT1G00120' } }));
    expect(sets.map(({ genes }) => digits(bitsToIndices(genes)))).toEqual(['120', '060']);
  });
});

describe('the legend of the motif heat map', () => {
  it('has a letter, TF, filter, symbol and analysis, and only letter and name for a target list', () => {
    const legend = motifLegend(ask('GAM[id>4]', { targetGenes: examples }));
    const filter = ask('GAM[id>4]').columns[0].filter;
    expect(legend.map(([, ...cells]) => cells)).toEqual([
      ['A', 'AT1G00030', filter, 'GAM', 5],
      ['B', 'AT1G00030', filter, 'GAM', 6],
      ['C', 'red', '', '', ''],
      ['D', 'blue', '', '', ''],
    ]);
    expect(legend[0][0].name).toBe('AT1G00030');
  });

  it('has the names of the analyses in place of letters on request', () => {
    const names = motifLegend(ask('GAM', { targetGenes: examples }), { label: true }).map(([, letter]) => letter);
    expect(names).toEqual(['GAM · ampDAPseq · 5', 'GAM · TARGET · 6', 'C', 'D']);
  });
});
