import { beforeEach, describe, expect, it } from 'vitest';
import { chooseInput, hitAddress } from '../../../src/features/search/hitAddress.ts';
import { useInputs } from '../../../src/state/inputs.ts';

describe('hitAddress', () => {
  it('leads to the page of each kind of hit', () => {
    expect(hitAddress({ kind: 'tf', id: 'AT1G1' })).toBe('/gene/AT1G1');
    expect(hitAddress({ kind: 'gene', id: 'a/b?' })).toBe('/gene/a%2Fb%3F');
    expect(hitAddress({ kind: 'term', id: 'GO:0010167' })).toBe('/search?q=GO%3A0010167');
    expect(hitAddress({ kind: 'analysis', id: '699' })).toBe('/overview?search=analysis_id+%3D+699');
    expect(hitAddress({ kind: 'list', id: 'Nitrogen' })).toBe('/query');
  });
});

describe('chooseInput', () => {
  beforeEach(() => useInputs.getState().reset());

  it('makes a list the target genes and a network the target network', () => {
    chooseInput({ kind: 'list', id: 'Nitrogen: a' });
    chooseInput({ kind: 'network', id: 'Ranked' });
    const { targetgenes, targetnetworks } = useInputs.getState().inputs;
    expect(targetgenes).toMatchObject({ source: 'predefined', name: 'Nitrogen: a' });
    expect(targetnetworks).toMatchObject({ source: 'predefined', name: 'Ranked' });
  });

  it('chooses nothing for other hits', () => {
    chooseInput({ kind: 'gene', id: 'AT1G1' });
    expect(useInputs.getState().inputs.targetgenes.source).toBe('none');
  });
});
