import { describe, expect, it } from 'vitest';
import type { QueryInputs } from '@trellis/core/result';
import { countNetwork, cutNetwork } from '../../../src/views/precisionRecall/prunedNetwork.ts';
import { ask, ranked } from '../../../../core/test/mini.ts';

/** Targets 040 (of 010 and 020), 090, 060, 080, 110, in order of rank: 1, 2, 4, 4, 5, 6. */
const cut = (inputs: Partial<QueryInputs> = {}) => cutNetwork(ask('all_tfs', { targetNetwork: ranked, ...inputs }));
const list = (...genes: string[]) => ({ name: 'l', text: genes.map((gene) => `AT1G00${gene}`).join('\n') });

describe('the target network of a result', () => {
  it('keeps every edge while no other input restricts it', () => {
    expect([...cut().edges]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(cut().network.name).toBe('Ranked');
    expect([...cut().sources]).toEqual([0, 0, 1, 1, 1, 2]);
    expect([...cut().targets]).toEqual([3, 8, 3, 5, 7, 10]);
  });

  it('keeps the edges of the filter TFs', () => {
    expect([...cut({ filterTfs: list('010', '030') }).edges]).toEqual([0, 1, 5]);
  });

  it('keeps the edges to the target lists', () => {
    expect([...cut({ targetGenes: list('040', '080', '050') }).edges]).toEqual([0, 2, 4]);
  });

  it('keeps the edges to the background', () => {
    expect([...cut({ background: list('040', '060') }).edges]).toEqual([0, 2, 3]);
  });

  it('keeps edges to ids that are not in the annotation, unless it is cut to genes', () => {
    const targetNetwork = {
      name: 'n',
      text: 'AT1G00010 AT1G00010\nAT1G00010 odd\nAT1G00030 AT1G00010',
      header: false,
    };
    expect([...cut({ targetNetwork }).targets]).toEqual([0, -1, 0]);
    expect([...cut({ targetNetwork }).edges]).toEqual([0, 1, 2]);
    expect([...cut({ targetNetwork, background: list('010') }).edges]).toEqual([0, 2]);
    expect([...cut({ targetNetwork, targetGenes: list('010') }).edges]).toEqual([0, 2]);
  });

  it('is required', () => {
    expect(() => cutNetwork(ask('ALF'))).toThrow(expect.objectContaining({ code: 'no-target-network' }));
    expect(() => cutNetwork(ask('ALF'))).toThrow(/target network/);
  });
});

describe('the size of a network', () => {
  it('counts edges, and sources and targets once', () => {
    expect(countNetwork(cut())).toEqual({ edges: 6, tfs: 3, targets: 5 });
  });

  it('counts up to a rank, that rank included', () => {
    expect(countNetwork(cut(), 4)).toEqual({ edges: 4, tfs: 2, targets: 3 });
    expect(countNetwork(cut(), 3)).toEqual({ edges: 2, tfs: 1, targets: 2 });
    expect(countNetwork(cut(), 0)).toEqual({ edges: 0, tfs: 0, targets: 0 });
  });

  it('counts ids that are not in the annotation, whatever their case, and the other names of a gene once', () => {
    const text = 'ALF AT1G00010\nAT1G00010 Xx\nALF xX\nYy alf\nyY nrx1\nZz at1g00060\nWw Vv';
    const targetNetwork = { name: 'n', text, header: false };
    expect(countNetwork(cut({ targetNetwork }))).toEqual({ edges: 7, tfs: 4, targets: 4 });
  });
});
