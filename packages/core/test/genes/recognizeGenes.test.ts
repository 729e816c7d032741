import { describe, expect, it } from 'vitest';
import { bitsToIndices, openDataset, packDataset, recognizeGenes } from '../../src/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({ genes: 'A1/ALF B1/SAM C1/SAM D1', analyses: [], aliases: { ALI: 'A1', DEE: 'D1' } }),
    'v',
  ),
);
const recognize = (...names: string[]) => {
  const { genes, ...counts } = recognizeGenes(dataset, names);
  return { ...counts, genes: [...bitsToIndices(genes)] };
};

describe('the genes of a list', () => {
  it('are recognized by id, symbol or alias, ignoring case and blanks around a name', () => {
    expect(recognize('a1', ' D1 ')).toMatchObject({ given: 2, recognized: 2, byAlias: 0, genes: [0, 3], size: 2 });
    expect(recognize('alf', 'dee')).toMatchObject({ given: 2, recognized: 2, byAlias: 2, genes: [0, 3] });
  });

  it('are named for each symbol and alias, as it was written', () => {
    expect(recognize('alf', 'D1', 'dee').aliases).toEqual([
      { name: 'alf', id: 'A1' },
      { name: 'dee', id: 'D1' },
    ]);
  });

  it('count once under all of their names', () => {
    expect(recognize('A1', 'ALF', 'ALI')).toMatchObject({ given: 3, recognized: 3, byAlias: 2, size: 1 });
  });

  it('can be given twice', () => {
    expect(recognize('A1', 'a1', '', ' ')).toMatchObject({ given: 1, recognized: 1, size: 1 });
  });

  it('are left out when a name is unknown or means several genes', () => {
    expect(recognize('nothing', 'sam', 'B1')).toEqual({
      given: 3,
      recognized: 1,
      byAlias: 0,
      genes: [1],
      size: 1,
      aliases: [],
      unknown: ['nothing'],
      ambiguous: [{ name: 'sam', ids: ['B1', 'C1'] }],
    });
  });

  it('are not named by the id of a transcript', () => {
    expect(recognize('A1.1')).toMatchObject({ recognized: 0, unknown: ['A1.1'] });
  });
});
