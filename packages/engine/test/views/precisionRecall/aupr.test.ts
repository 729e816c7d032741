import { describe, expect, it } from 'vitest';
import type { QueryInputs } from '@trellis/core/result';
import { shuffledPrecisionRecall } from '@trellis/core/stats';
import {
  cutAt,
  evaluatePredictions,
  prunedEdges,
  shuffles,
  validatedUpTo,
} from '../../../src/views/precisionRecall/aupr.ts';
import { ask, ranked } from '../../../../core/test/mini.ts';

const evaluate = (query: string, inputs: Partial<QueryInputs> = {}) =>
  evaluatePredictions(ask(query, { targetNetwork: ranked, ...inputs }));
const network = (...edges: string[]) => ({
  name: 'small',
  text: edges.map((edge) => edge.replace(/\d{3}/g, 'AT1G00$&')).join('\n'),
  header: false,
});

// Analyses 1 to 6 have 010-040, 020-040, 020-080 and 030-110, and neither 010-090 nor 020-060: in 3 it has no fold change.
const whole = () => evaluate('all_tfs');

describe('the predictions of a target network', () => {
  it('are hits where an analysis of the TF has the edge', () => {
    expect([...whole().predictions]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...whole().hits]).toEqual([1, 0, 1, 0, 1, 1]);
    expect(whole().total).toEqual({ edges: 6, tfs: 3, targets: 5 });
  });

  it('have precision and recall along their ranks, ties together, and an area', () => {
    expect([...whole().curve.precision]).toEqual([1, 1 / 2, 2 / 4, 2 / 4, 3 / 5, 4 / 6]);
    expect([...whole().curve.recall]).toEqual([0.25, 0.25, 0.5, 0.5, 0.75, 1]);
    const area = 0.25 * (0.5 + (0.5 + 0.6) / 2 + (0.6 + 2 / 3) / 2);
    expect(whole().curve.area).toBeCloseTo(area, 12);
  });

  it('are compared with 1,000 shuffles of the hits, which are the same for the same hits and ranks', () => {
    expect(shuffles).toBe(1000);
    const seed = '0 2 4 5|6';
    const expected = shuffledPrecisionRecall([1, 2, 4, 4, 5, 6], Uint8Array.of(1, 0, 1, 0, 1, 1), { shuffles, seed });
    expect(whole().random).toEqual(expected);
    expect(evaluate('all_tfs').random).toEqual(whole().random);
  });

  it('are those of the TFs that are shown', () => {
    expect([...evaluate('ALF or BET').predictions]).toEqual([0, 1, 2, 3, 4]);
    expect([...evaluate('ALF[id=2] or GAM').hits]).toEqual([1, 0, 1]);
  });

  it('are those of the TFs with an edge to any predicted target', () => {
    // No analysis of 030 has 050, 090 or 100, so its prediction is left out; 020 has 090 and 100, though 020-050 is none.
    const { predictions, hits } = evaluate('all_tfs', {
      targetNetwork: network('010 050', '030 090', '020 050', '020 100'),
    });
    expect([...predictions]).toEqual([0, 2, 3]);
    expect([...hits]).toEqual([1, 0, 1]);
  });

  it('may be edges to the first gene of the annotation, or to none of it', () => {
    const { predictions, hits } = evaluate('all_tfs', { targetNetwork: network('030 odd', '030 010', 'odd 010') });
    expect([...predictions]).toEqual([0, 1]);
    expect([...hits]).toEqual([0, 1]);
  });

  it('are refused where none is a hit, or without a network', () => {
    const missed = () => evaluate('all_tfs', { targetNetwork: network('010 100', '020 060') });
    expect(missed).toThrow(expect.objectContaining({ code: 'nothing-predicted' }));
    expect(missed).toThrow('small');
    expect(() => evaluatePredictions(ask('ALF'))).toThrow(expect.objectContaining({ code: 'no-target-network' }));
  });

  it('can be given up', () => {
    const giveUp = () => {
      throw new Error('enough');
    };
    expect(() => evaluatePredictions(ask('all_tfs', { targetNetwork: ranked }), { checkpoint: giveUp })).toThrow(
      'enough',
    );
  });
});

describe('a precision cutoff', () => {
  it('falls on the last position with at least that precision', () => {
    expect(cutAt(whole(), 1)).toEqual({
      precision: 1,
      position: 0,
      rank: 1,
      score: 0.9,
      kept: { edges: 1, tfs: 1, targets: 1 },
    });
    expect(cutAt(whole(), 0.7).position).toBe(0);
    expect(cutAt(whole(), 4 / 6)).toMatchObject({ position: 5, rank: 6, score: 0.5, kept: whole().total });
  });

  it('keeps nothing where no position has that precision', () => {
    const kept = { edges: 0, tfs: 0, targets: 0 };
    expect(cutAt(whole(), 1.1)).toEqual({ precision: 1.1, position: -1, rank: 0, score: undefined, kept });
  });

  it('keeps the edges of the network up to the rank, those of TFs that are not judged too', () => {
    const judged = evaluate('BET');
    // 020-040, 020-060, 020-080 are judged: 1 and 0 at rank 4, 1 at rank 5; precision 1/2, 1/2, 2/3.
    expect([...judged.hits]).toEqual([1, 0, 1]);
    expect(cutAt(judged, 0.6)).toMatchObject({ position: 2, rank: 5, score: 0.6 });
    expect(prunedEdges(judged, 0.6).map(({ rank }) => rank)).toEqual([1, 2, 4, 4, 5]);
  });

  it('prunes the network to its edges, which are refused when there is none', () => {
    expect(prunedEdges(whole(), 0.7)).toEqual([
      { source: 'AT1G00010', edge: 'predicted', target: 'AT1G00040', score: 0.9, rank: 1 },
    ]);
    expect(() => prunedEdges(whole(), 1.1)).toThrow(expect.objectContaining({ code: 'nothing-predicted' }));
    expect(() => prunedEdges(whole(), 1.1)).toThrow('1.1');
  });

  it('prunes within the cut network', () => {
    const targetGenes = { name: 'l', text: 'AT1G00040\nAT1G00060' };
    expect(prunedEdges(evaluate('all_tfs', { targetGenes }), 0.1).map(({ target }) => target)).toEqual([
      'AT1G00040',
      'AT1G00040',
      'AT1G00060',
    ]);
  });

  it('gives the hits up to it, as gene indices', () => {
    const named = (source: number, target: number) => ({ source, target, name: 'predicted' });
    expect(validatedUpTo(whole(), 0.7)).toEqual([named(0, 3)]);
    expect(validatedUpTo(whole(), 0.1)).toEqual([named(0, 3), named(1, 3), named(1, 7), named(2, 10)]);
    expect(validatedUpTo(evaluate('BET'), 0.6)).toEqual([named(1, 3), named(1, 7)]);
    expect(validatedUpTo(whole(), 1.1)).toEqual([]);
  });
});
