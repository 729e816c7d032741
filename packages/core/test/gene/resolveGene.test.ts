import { describe, expect, it } from 'vitest';
import { resolveGene, unknownGene } from '../../src/gene/index.ts';
import { mini } from '../mini.ts';

describe('the name of a gene page', () => {
  it('means the gene itself only as its exact id', () => {
    expect(resolveGene(mini, 'AT1G00040')).toMatchObject({ kind: 'gene' });
    const others = ['at1g00040', ' AT1G00040', 'AT1G00040.1'];
    expect(others.map((name) => resolveGene(mini, name))).toEqual(
      others.map(() => ({ kind: 'other-name', id: 'AT1G00040' })),
    );
    expect(resolveGene(mini, 'alf')).toEqual({ kind: 'other-name', id: 'AT1G00010' });
  });

  it('lists the genes that share it', () => {
    expect(resolveGene(mini, 'old1')).toEqual({
      kind: 'ambiguous',
      genes: [
        expect.objectContaining({ id: 'AT1G00060', symbol: expect.any(String) }),
        expect.objectContaining({ id: 'AT1G00070', fullName: expect.any(String) }),
      ],
    });
  });

  it('is unknown, with the nearest names', () => {
    expect(resolveGene(mini, 'AT1G0001')).toEqual({ kind: 'unknown' });
    const error = unknownGene(mini, ' ALFF ');
    expect(error).toMatchObject({ code: 'unknown-gene', suggestions: expect.arrayContaining(['ALF']) });
    expect(error.message).toMatch(/^No gene called "ALFF" in this data set\. Did you mean ALF/);
    expect(unknownGene(mini, 'x').message).toBe('No gene called "x" in this data set.');
  });
});
