import { describe, expect, it } from 'vitest';
import { arrangeHits } from '@trellis/core/views';
import { testIndividualMotifs, type IndividualMotifsOptions } from '../../../src/views/motifs/individualMotifs.ts';
import { ask, examples, geneIndex, mini, miniHits } from '../../../../core/test/mini.ts';

/*
 * Hits in the 500 bp promoters: AT1G00010_DAP has 4 (020, 040 twice, 080), AT1G00020_DAP has 4 (090, 100 three times).
 */
const promoter = () => miniHits('individual', '500bp_promoter');
const known = mini.motifs.individual;
const test = (options: IndividualMotifsOptions = {}, result = ask('ALF or BET')) =>
  testIndividualMotifs(result, { hits: [promoter()], known }, options);
const valuesOf = (view: ReturnType<typeof test>) =>
  view.result.map(([region, ...values]) => [region, ...values.map((value) => value && Number(value.toFixed(9)))]);
const rounded = (value: number) => Number(value.toFixed(9));

describe('the enrichment of individual motifs', () => {
  it('is tested in each analysis on the motifs that its TF gives the name', () => {
    const view = test();
    expect(view.columns.map(({ analysis_id, motifs }) => [analysis_id, motifs])).toEqual([
      [1, ['AT1G00010_DAP']],
      [2, ['AT1G00010_DAP']],
      [3, ['AT1G00020_DAP']],
      [4, ['AT1G00020_DAP']],
    ]);
    // 3 of 3 hits, 4 of 4, 1 of 4, 3 of 6, of 4 among 8; four tests; 1/70 is C(4,4) of the C(8,4) draws.
    expect(valuesOf(view)).toEqual([['500bp_promoter', rounded(4 * (4 / 56)), rounded(4 / 70), 1, 1]]);
    expect(view.correction).toBe('bonferroni');
  });

  it('is corrected as asked: by Benjamini and Hochberg no p-value exceeds the largest, 69/70', () => {
    const view = test({ correction: 'bh' });
    expect(view.correction).toBe('bh');
    expect(valuesOf(view)).toEqual([
      ['500bp_promoter', rounded((4 * (4 / 56)) / 2), rounded(4 / 70), rounded(69 / 70), rounded(69 / 70)],
    ]);
  });

  it('has no motif by default for a target list, which is null then', () => {
    const view = test({}, ask('ALF', { targetGenes: examples }));
    expect(view.columns.map(({ motifs }) => motifs)).toEqual([['AT1G00010_DAP'], ['AT1G00010_DAP'], [], []]);
    expect(view.result[0].slice(3)).toEqual([null, null]);
    expect(view.result[0]).toHaveLength(5);
  });

  it('takes other motifs on request, one list per gene set', () => {
    const motifs = [['AT1G00020_DAP', 'AT1G00010_DAP'], []];
    const view = test({ motifs }, ask('ALF'));
    expect(view.columns.map((column) => column.motifs)).toEqual(motifs);
    // Analysis 1 has no hit in the first, 3 of 3 in the second; two tests.
    expect(valuesOf(view)).toEqual([['500bp_promoter', 1, rounded(2 * (4 / 56)), null]]);
  });

  it('has a row per region, null where a motif has no hit and is not tested', () => {
    const cds = { region: 'CDS', motif: 'AT1G00020_DAP', genes: Uint32Array.of(geneIndex('040')) };
    const own = { ...cds, counts: Uint32Array.of(1) };
    const other = arrangeHits('CDS', [own, { ...own, motif: 'unasked' }], mini.genes.length);
    const view = testIndividualMotifs(ask('ALF or BET'), { hits: [promoter(), other], known });
    // Six tests: four in the promoters, two of AT1G00020_DAP in coding sequences.
    expect(valuesOf(view)).toEqual([
      ['500bp_promoter', rounded(6 * (4 / 56)), rounded(6 / 70), 1, 1],
      ['CDS', null, null, 1, 1],
    ]);
  });

  it('does not test a motif without a hit in the background', () => {
    const background = { name: 'b', text: 'AT1G00020\nAT1G00040\nAT1G00080' };
    expect(valuesOf(test({}, ask('ALF or BET', { background })))).toEqual([['500bp_promoter', 1, 1, null, null]]);
  });

  it('finds the motifs of a TF whatever the case', () => {
    const motif = 'at1g00010_x';
    const column = { region: 'CDS', motif, genes: Uint32Array.of(geneIndex('040')), counts: Uint32Array.of(1) };
    const own = [arrangeHits('CDS', [column], mini.genes.length)];
    const { columns } = testIndividualMotifs(ask('ALF'), { hits: own, known: [motif, 'x_AT1G00010'] });
    expect(columns.map(({ motifs }) => motifs)).toEqual([[motif], [motif]]);
  });

  it('labels the analyses on request', () => {
    expect(test().columns[0].label).toBe('');
    expect(test({ label: true }).columns[0].label).toBe('ALF · RNAseq · 1');
  });

  it('is refused without motifs, for lists that do not fit, for an unknown motif, and where no gene has a hit', () => {
    expect(() => testIndividualMotifs(ask('ALF'), { hits: [promoter()], known: [] })).toThrow(
      'No additional motifs in the database. Enrichment calculation not possible.',
    );
    expect(() => testIndividualMotifs(ask('ALF'), { hits: [promoter()], known: [] })).toThrow(
      expect.objectContaining({ code: 'unknown-motifs' }),
    );
    const three = { motifs: [[], [], []] };
    expect(() => test(three, ask('ALF'))).toThrow(expect.objectContaining({ code: 'bad-request' }));
    expect(() => test(three, ask('ALF'))).toThrow(/3 lists.*2 gene sets/);
    const odd = { motifs: [['AT1G00010_DAP'], ['odd']] };
    expect(() => test(odd, ask('ALF'))).toThrow(expect.objectContaining({ code: 'unknown-motifs' }));
    expect(() => test(odd, ask('ALF'))).toThrow('"odd"');
    expect(() => test({}, ask('BET[log2fc>1]'))).toThrow(/none of the genes has a motif/);
  });
});
