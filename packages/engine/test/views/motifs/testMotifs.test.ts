import { describe, expect, it } from 'vitest';
import { arrangeHits } from '@trellis/core/views';
import { compareMotifNames, testMotifs, type MotifsOptions } from '../../../src/views/motifs/testMotifs.ts';
import { ask, examples, geneIndex, mini, miniHits } from '../../../../core/test/mini.ts';

/*
 * Hits of motif clusters in the 500 bp promoters: cluster_1 has 5 (040 twice, 060, 080, 100), cluster_2 has 5 (050, 070,
 * 090 three times). In coding sequences only cluster_2 has one (040).
 */
const clusters = new Map([['cluster_1', { Family: 'MYB', name: 'overwritten' }]]);
const promoter = () => miniHits('cluster', '500bp_promoter');
const both = () => [promoter(), miniHits('cluster', 'CDS')];
const test = (options: MotifsOptions, hits = [promoter()]) => testMotifs(ask('ALF'), { hits, clusters }, options);

/** The p-values of each motif, with the name. */
const rowsOf = ({ result }: ReturnType<typeof testMotifs>) =>
  result.map(([{ name }, ...values]) => [name, ...values.map((value) => value && Number(value.toFixed(9)))]);
const rounded = (value: number) => Number(value.toFixed(9));

describe('the enrichment of motif clusters', () => {
  it('is tested on hits: analysis 1 has 3 of its 5 in cluster_1, analysis 2 all 4, of 5 among 10', () => {
    // At least 3 of 5: 126 of the C(10,5) = 252 draws. At least 4 of 4: 5 of the C(10,4) = 210. Four tests.
    expect(rowsOf(test({ alpha: 0.1 }))).toEqual([['cluster_1', null, rounded((4 * 5) / 210)]]);
    expect(rowsOf(test({ alpha: 1 }))).toEqual([
      ['cluster_1', 1, rounded((4 * 5) / 210)],
      ['cluster_2', 1, 1],
    ]);
  });

  it('keeps what is exactly alpha', () => {
    const [[, , value]] = test({ alpha: 0.1 }).result;
    expect(rowsOf(test({ alpha: value ?? 0 }))).toHaveLength(1);
  });

  it('has alpha 0.05 and Bonferroni unless asked otherwise', () => {
    expect(() => test({})).toThrow(expect.objectContaining({ code: 'no-motif-enriched' }));
    expect(() => test({})).toThrow('No motifs enriched.');
    expect(test({ alpha: 0.1 })).toMatchObject({ alpha: 0.1, correction: 'bonferroni', regions: ['500bp_promoter'] });
    const result = ask('ALF or BET or GAM', { background: { name: 'b', text: 'AT1G00040\nAT1G00050\nAT1G00070' } });
    expect(() => testMotifs(result, { hits: [promoter()], clusters })).toThrow('No motifs enriched.');
  });

  it('is corrected as asked: by Benjamini and Hochberg 5/210, 126/252, 226/252 and 1 are among four tests', () => {
    const view = test({ alpha: 1, correction: 'bh' });
    expect(view.correction).toBe('bh');
    expect(rowsOf(view)).toEqual([
      ['cluster_1', 1, rounded((4 * 5) / 210)],
      ['cluster_2', 1, 1],
    ]);
  });

  it('has the regions within each gene set, and tests no motif where it has no hit', () => {
    const view = test({ alpha: 1 }, both());
    expect(view.regions).toEqual(['500bp_promoter', 'CDS']);
    // Six tests; cluster_1 has no hit in coding sequences.
    expect(rowsOf(view)).toEqual([
      ['cluster_1', 1, null, rounded((6 * 5) / 210), null],
      ['cluster_2', 1, 1, 1, 1],
    ]);
  });

  it('tests no motif without a hit in the background', () => {
    const result = ask('ALF', { background: { name: 'b', text: 'AT1G00020\nAT1G00040\nAT1G00060\nAT1G00080' } });
    const view = testMotifs(result, { hits: [promoter()], clusters }, { alpha: 1 });
    expect(rowsOf(view)).toEqual([['cluster_1', 1, 1]]);
  });

  it('is corrected for the target lists on their own', () => {
    const result = ask('ALF', { targetGenes: examples });
    const view = testMotifs(result, { hits: [promoter()], clusters }, { alpha: 0.5 });
    // Analysis 2 has 4 of 4, analysis 1 3 of 3 hits in cluster_1; red 4 of 4 in cluster_1, blue 3 of 3 in cluster_2.
    expect(view.columns.map(({ name, analysis_id }) => analysis_id ?? name)).toEqual([2, 1, 'red', 'blue']);
    const [four, three] = [rounded((4 * 5) / 210), rounded((4 * 10) / 120)];
    expect(rowsOf(view)).toEqual([
      ['cluster_1', four, three, four, null],
      ['cluster_2', null, null, null, three],
    ]);
  });

  it('is corrected for the target lists on their own in several regions too', () => {
    const result = ask('ALF', { targetGenes: examples });
    const view = testMotifs(result, { hits: both(), clusters }, { alpha: 0.6 });
    // Six tests each; the only hit in coding sequences is expected.
    const [four, three] = [rounded((6 * 5) / 210), rounded((6 * 10) / 120)];
    expect(rowsOf(view)).toEqual([
      ['cluster_1', four, null, three, null, four, null, null, null],
      ['cluster_2', null, null, null, null, null, null, three, null],
    ]);
  });

  it('sorts the motifs of all regions together', () => {
    const column = (motif: string) => ({
      region: 'r',
      motif,
      genes: Uint32Array.of(geneIndex('040')),
      counts: Uint32Array.of(1),
    });
    const hits = ['cluster_10', 'cluster_2'].map((motif) => arrangeHits('r', [column(motif)], mini.genes.length));
    const { result } = testMotifs(ask('ALF'), { hits, clusters }, { alpha: 1 });
    expect(result.map(([{ name }]) => name)).toEqual(['cluster_2', 'cluster_10']);
  });

  it('says what is known of a cluster, and its name', () => {
    const infos = test({ alpha: 1 }).result.map(([info]) => info);
    expect(infos).toEqual([{ Family: 'MYB', name: 'cluster_1' }, { name: 'cluster_2' }]);
  });

  it('labels the analyses on request', () => {
    expect(test({ alpha: 1 }).columns.map(({ label }) => label)).toEqual(['', '']);
    expect(test({ alpha: 1, label: true }).columns[0].label).not.toBe('');
  });

  it('is refused where no gene has a motif', () => {
    expect(() => testMotifs(ask('BET[log2fc>1]'), { hits: both(), clusters }, { alpha: 1 })).toThrow(
      /none of the genes has a motif/,
    );
  });
});

describe('the order of motifs', () => {
  it('is by the number at the end, then by name', () => {
    const names = ['b', 'cluster_10', 'cluster_2', 'a', 'other_2', 'cluster_1x', 'x10'];
    expect(names.sort(compareMotifNames)).toEqual([
      'cluster_2',
      'other_2',
      'cluster_10',
      'a',
      'b',
      'cluster_1x',
      'x10',
    ]);
    expect(compareMotifNames('a', 'a')).toBe(0);
    expect(compareMotifNames('b', 'a')).toBe(1);
    expect(compareMotifNames('a', 'cluster_1')).toBeGreaterThan(0);
    expect(compareMotifNames('cluster_1', 'a')).toBeLessThan(0);
  });
});
