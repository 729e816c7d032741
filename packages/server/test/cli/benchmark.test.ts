import { describe, expect, it } from 'vitest';
import { importMini, ofMini } from './mini.ts';
import { trellis } from './trellis.ts';

describe('trellis benchmark', () => {
  it('measures how regulators are ranked', async () => {
    const { code, out } = await trellis('benchmark', 'regulators', ...ofMini(await importMini()));
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'mini, perturbation: 0 queries (expression analyses of 0 TFs)',
      'left out, fewer than 10 responding genes: ALF_RNAseq',
      'left out, fewer than 10 responding genes: BET_RNAseq',
      'left out, fewer than 10 responding genes: GAM_TARGET',
      'nothing to measure: no TF has binding analyses and an expression analysis with at least 10 responding genes',
      'mini, stimulus: the data set has no regulator_benchmark.tsv',
    ]);
  });

  it('prints all figures as JSON', async () => {
    const { out } = await trellis('benchmark', 'regulators', '--json', ...ofMini(await importMini()));
    expect(JSON.parse(out)).toEqual({
      perturbation: {
        queries: 0,
        query_tfs: 0,
        left_out_fewer_than_10: ['ALF_RNAseq', 'BET_RNAseq', 'GAM_TARGET'],
        scores: {},
      },
      stimulus: null,
    });
  });

  it('gives the numbers of a demo, the same every time', async () => {
    const data = await importMini();
    await trellis('demo', '--edition', 'arabidopsis', '--size', 'small', '--data', data);
    const words = ['benchmark', 'regulators', '--edition', 'arabidopsis', '--data', data];
    const { code, out } = await trellis(...words);
    expect(code).toBe(0);
    expect(out).toMatch(/^ranked by +AUC +95 % interval +top 5 % +top 10 %$/m);
    expect(out).toMatch(/^the ranking that is shown +0\.\d{3} {2}\[0\.\d{3}, [01]\.\d{3}\]/m);
    expect((await trellis(...words)).out).toBe(out);
  });

  it('measures what the tests find by chance', async () => {
    const { code, out } = await trellis('benchmark', 'chance', ...ofMini(await importMini()));
    expect(code).toBe(0);
    const [head, significant, most] = out.split('\n');
    expect(head).toMatch(/^mini: 300 random lists of \d+ genes$/);
    expect(significant).toMatch(/^with a significant TF: [\d.]+ %$/);
    expect(most).toMatch(/^most often among the first ten: AT1G\d+, in 100.0 % of the lists \(chance 100.0 %\)$/);
  });

  it('says what it can measure', async () => {
    expect(await trellis('benchmark')).toMatchObject({ code: 2, err: expect.stringContaining('regulators') });
    expect(await trellis('benchmark', 'speed')).toMatchObject({
      code: 2,
      err: 'trellis: benchmark knows regulators and chance, not "speed" (try: trellis benchmark --help)',
    });
    expect(await trellis('benchmark', 'regulators')).toMatchObject({ code: 2 });
  });
});
