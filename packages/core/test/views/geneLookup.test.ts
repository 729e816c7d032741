import { describe, expect, it } from 'vitest';
import { lookUpGenes } from '../../src/views/index.ts';
import { mini } from '../mini.ts';

const names = ['ALF', 'alf', 'odd', 'TWIN', 'OLD1', 'at1g00040', 'ALPHA1', 'NRX1'];

describe('the lookup of genes', () => {
  it('finds ids, symbols and aliases without case, and counts a name given twice once', () => {
    expect(lookUpGenes(mini, names, { tfs: false }).found).toBe(4);
    expect(lookUpGenes(mini, ['ALF', 'Alf', 'aLF'], { tfs: false }).found).toBe(1);
    expect(lookUpGenes(mini, [], { tfs: true }).found).toBe(0);
  });

  it('gives the names that stand for no gene, as they were written', () => {
    expect(lookUpGenes(mini, [...names, 'Zzz'], { tfs: true }).unknown).toEqual(['odd', 'Zzz']);
  });

  it('gives the names that stand for several genes, with their ids', () => {
    expect(lookUpGenes(mini, names, { tfs: false }).ambiguous).toEqual([
      { name: 'TWIN', ids: ['AT1G00040', 'AT1G00050'] },
      { name: 'OLD1', ids: ['AT1G00060', 'AT1G00070'] },
    ]);
  });

  it('gives the genes that are no TF where TFs are wanted, which count as found', () => {
    const wanted = lookUpGenes(mini, names, { tfs: true });
    expect(wanted.notTfs).toEqual(['at1g00040', 'NRX1']);
    expect(wanted.found).toBe(4);
    expect(lookUpGenes(mini, names, { tfs: false }).notTfs).toEqual([]);
  });
});
