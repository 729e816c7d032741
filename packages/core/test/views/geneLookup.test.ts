import { describe, expect, it } from 'vitest';
import { lookUpGenes } from '../../src/views/index.ts';
import { mini } from '../mini.ts';

/** The lookup after its last step, and the number of its steps. */
function lookUp(given: readonly string[], { tfs }: { readonly tfs: boolean }) {
  const steps = lookUpGenes(mini, given, { tfs });
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done === true) return { ...step.value, steps: count };
  }
}

const names = ['ALF', 'alf', 'odd', 'TWIN', 'OLD1', 'at1g00040', 'ALPHA1', 'NRX1'];

describe('the lookup of genes', () => {
  it('finds ids, symbols and aliases without case, and counts a name given twice once', () => {
    expect(lookUp(names, { tfs: false }).found).toBe(4);
    expect(lookUp(['ALF', 'Alf', 'aLF'], { tfs: false }).found).toBe(1);
    expect(lookUp([], { tfs: true }).found).toBe(0);
  });

  it('gives the names that stand for no gene, as they were written', () => {
    expect(lookUp([...names, 'Zzz'], { tfs: true }).unknown).toEqual(['odd', 'Zzz']);
  });

  it('gives the names that stand for several genes, with their ids', () => {
    expect(lookUp(names, { tfs: false }).ambiguous).toEqual([
      { name: 'TWIN', ids: ['AT1G00040', 'AT1G00050'] },
      { name: 'OLD1', ids: ['AT1G00060', 'AT1G00070'] },
    ]);
  });

  it('gives the genes that are no TF where TFs are wanted, which count as found', () => {
    const wanted = lookUp(names, { tfs: true });
    expect(wanted.notTfs).toEqual(['at1g00040', 'NRX1']);
    expect(wanted.found).toBe(4);
    expect(lookUp(names, { tfs: false }).notTfs).toEqual([]);
  });

  it('pauses after each 250 names, so that others do not wait for a long list', () => {
    const many = Array.from({ length: 1000 }, (_, i) => `gene ${i}`);
    expect(lookUp(many, { tfs: false })).toMatchObject({ found: 0, unknown: many, steps: 5 });
  });
});
