import { describe, expect, it } from 'vitest';
import { summarizeResult } from '../../../src/views/summary/summarize.ts';
import { ask, askSmall } from '../../../../core/test/mini.ts';

describe('the summary of a result', () => {
  it('has a bar per analysis in the order of the result, with its targets by edge', () => {
    const result = ask('ALF');
    const { bars } = summarizeResult(result);
    expect(bars).toEqual([
      {
        key: `AT1G00010 (ALF) "" ${result.columns[0].tag},Gardener+20200305_RNAseq_DESeq2_FDR<0.05_1`,
        tf: 'AT1G00010',
        symbol: 'ALF',
        filter: '',
        tag: result.columns[0].tag,
        analysisId: 1,
        analysis: 'Gardener+20200305_RNAseq_DESeq2_FDR<0.05_1',
        label: '',
        analysisLabel: 'ALF · RNAseq · 1',
        counts: [
          { edge: 'in planta:Regulated:INDUCED', type: 'INDUCED', targets: 3 },
          { edge: 'in planta:Regulated:REPRESSED', type: 'REPRESSED', targets: 2 },
        ],
      },
      expect.objectContaining({
        analysisId: 2,
        analysis: 'Gardener+20190107_ChIPseq_MACS2_2',
        counts: [{ edge: 'in planta:Bound', type: 'BOUND', targets: 4 }],
      }),
    ]);
  });

  it('has the same numbers as a chart', () => {
    const { bars, chart } = summarizeResult(ask('ALF'));
    expect(Object.entries(chart)).toEqual([
      [bars[0].key, { 'in planta:Regulated:INDUCED': 3, 'in planta:Regulated:REPRESSED': 2 }],
      [bars[1].key, { 'in planta:Bound': 4 }],
    ]);
  });

  it('names the filter, and behind a line break what a user calls the analysis', () => {
    const states = ask('ALF[id=2]').states.map(
      ([key, state]) => [key, { ...state, name: 'mine', version: 1 }] as const,
    );
    const [bar] = summarizeResult(ask('ALF[id=2]', {}, states)).bars;
    expect([bar.label, bar.analysisLabel]).toEqual(['mine', 'mine']);
    expect(bar.key).toBe(`AT1G00010 (ALF) "AT1G00010[id = 2]" ${bar.tag},Gardener+20190107_ChIPseq_MACS2_2\nmine`);
  });

  it('says what is strange about the inputs', () => {
    const targetGenes = { name: 'l', text: 'AT1G00040\nodd' };
    expect(summarizeResult(ask('ALF', { targetGenes })).errors).toEqual([
      'Genes in Target Genes File not in database: ODD',
    ]);
  });
});

describe('the summary of many TFs', () => {
  const many = (count: number) => {
    const ids = Array.from({ length: count }, (_, i) => `T${String(i).padStart(2, '0')}`);
    // The last TF has two targets, and so comes first.
    return summarizeResult(
      askSmall({
        genes: ['A', 'B', ...ids].join(' '),
        analyses: ids.map((tf, i) => ({ id: i + 1, tf, targets: i === count - 1 ? 'A B' : 'A' })),
      }),
    );
  };

  it('shows all of up to 50', () => {
    const { bars, errors, totalTfs } = many(50);
    expect([bars.length, totalTfs, errors]).toEqual([50, 50, []]);
    expect(bars[1].key).toMatch(/^T00 "" /);
  });

  it('shows the 50 with most targets of more, and says so', () => {
    const { bars, errors, totalTfs } = many(52);
    expect([bars.length, totalTfs]).toEqual([50, 52]);
    expect([bars[0].tf, bars[49].tf]).toEqual(['T51', 'T48']);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/\b50 of 52\b/);
  });
});
