import { describe, expect, it } from 'vitest';
import { findMotifs, howToPick, motifSymbols, pickMotif } from '../../../src/features/motif/pickMotifs.ts';

const list = ['a', 'b', 'c', 'd', 'e'];

describe('picking motifs', () => {
  it('adds or removes a motif', () => {
    const once = pickMotif({ names: ['x'] }, list, { name: 'b', how: 'toggle' });
    expect(once).toEqual({ names: ['x', 'b'], last: 'b' });
    expect(pickMotif(once, list, { name: 'b', how: 'toggle' }).names).toEqual(['x']);
  });

  it('chooses a motif alone', () => {
    expect(pickMotif({ names: ['x', 'b'], last: 'x' }, list, { name: 'b', how: 'alone' })).toEqual({
      names: ['b'],
      last: 'b',
    });
  });

  it('is by Shift a range, by Ctrl or Command one more, and else one alone', () => {
    const none = { shiftKey: false, ctrlKey: false, metaKey: false };
    expect([
      howToPick(none),
      howToPick({ ...none, ctrlKey: true }),
      howToPick({ ...none, metaKey: true }),
      howToPick({ ...none, shiftKey: true, ctrlKey: true }),
    ]).toEqual(['alone', 'toggle', 'toggle', 'range']);
  });

  it('adds with Shift all from the last clicked motif on, up or down', () => {
    const picked = { names: ['x', 'c'], last: 'c' };
    expect(pickMotif(picked, list, { name: 'e', how: 'range' })).toEqual({ names: ['x', 'c', 'd', 'e'], last: 'e' });
    expect(pickMotif(picked, list, { name: 'a', how: 'range' }).names).toEqual(['x', 'c', 'a', 'b']);
  });

  it('adds one with Shift when the last clicked motif is not in the list', () => {
    expect(pickMotif({ names: [], last: 'z' }, list, { name: 'e', how: 'range' }).names).toEqual(['e']);
    expect(pickMotif({ names: [] }, list, { name: 'e', how: 'range' }).names).toEqual(['e']);
  });
});

describe('the motifs', () => {
  const symbolOf = motifSymbols([
    { value: 'AT4G24020', name: 'NLP7' },
    { value: 'AT1G01010', name: 'AT1G01010' },
  ]);
  const names = ['AT1G01010_DAP', 'AT4G24020_DAP', 'AT4G24020_ampDAP', 'M0042'];

  it('have the symbol of the TF that they are named after', () => {
    expect(names.map(symbolOf)).toEqual([undefined, 'NLP7', 'NLP7', undefined]);
  });

  it('are found by name and by symbol', () => {
    expect(findMotifs(names, ' nlp7', symbolOf)).toEqual(['AT4G24020_DAP', 'AT4G24020_ampDAP']);
    expect(findMotifs(names, 'ampdap', symbolOf)).toEqual(['AT4G24020_ampDAP']);
    expect(findMotifs(names, '', symbolOf)).toEqual(names);
  });
});
