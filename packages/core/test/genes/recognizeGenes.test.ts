import { describe, expect, it } from 'vitest';
import { bitsToIndices, openDataset, packDataset } from '../../src/dataset/index.ts';
import { recognizeGenes } from '../../src/genes/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({ genes: 'A1/ALF B1/SAM C1/SAM D1', analyses: [], aliases: { ALI: 'A1', DEE: 'D1' } }),
    'v',
  ),
);
const recognizeIn = (genes: string, names: readonly string[]) =>
  recognizeGenes(openDataset(packDataset(smallContents({ genes, analyses: [] }), 'v')), names);
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
      notes: [],
    });
  });

  it('are named by the ids of their transcripts, with prefixes, in quotes and joined, as in files', () => {
    const found = recognizeIn('AT1G01010 AT1G01020 AT1G01030', [
      'AT1G01010.1',
      'gene:AT1G01020',
      '“AT1G01030”',
      'AT1G01010/AT1G01030',
      'NA',
    ]);
    expect(found).toMatchObject({ given: 4, recognized: 4, byAlias: 0, size: 3, unknown: [] });
    expect(found.notes).toEqual([
      '1 id of transcripts or proteins is read as the gene: AT1G01010.1.',
      '1 id with a prefix or suffix is read without it: gene:AT1G01020.',
    ]);
  });

  it('are not dates, which spreadsheets make of symbols', () => {
    const found = recognizeIn('AT1G01010/SEP3', ['3-Sep', 'SEP3']);
    expect(found).toMatchObject({ recognized: 1, unknown: ['3-Sep'] });
    expect(found.notes[0]).toContain('1 name looks like a date (3-Sep)');
  });
});
