import { describe, expect, it } from 'vitest';
import { metadataRows, searchRows, readMetadataTable } from '../../../src/features/meta/metadataTable.ts';

const table = readMetadataTable({
  columns: [
    { id: 'KEY', name: 'KEY' },
    { id: 12, name: 'ID: 12' },
    { id: 7, name: 'ID: 7' },
  ],
  data: {
    TISSUE: { KEY: 'TISSUE', '12': 'Root', '7': null },
    REPLICATES: { KEY: 'REPLICATES', '12': 3 },
  },
});

describe('the metadata of an answer', () => {
  it('becomes a row per key and a column per analysis, in the order of the answer', () => {
    expect(table).toEqual({
      analyses: ['12', '7'],
      rows: [
        { key: 'TISSUE', values: ['Root', ''] },
        { key: 'REPLICATES', values: ['3', ''] },
      ],
    });
  });

  it('is searched in keys and values, without case', () => {
    expect(searchRows(table.rows, ' root ').map(({ key }) => key)).toEqual(['TISSUE']);
    expect(searchRows(table.rows, 'replic').map(({ key }) => key)).toEqual(['REPLICATES']);
    expect(searchRows(table.rows, ' ')).toHaveLength(2);
    expect(searchRows(table.rows, 'leaf')).toEqual([]);
  });

  it('is written with the ids of the analyses as header', () => {
    expect(metadataRows(table)).toEqual([
      ['KEY', '12', '7'],
      ['TISSUE', 'Root', ''],
      ['REPLICATES', '3', ''],
    ]);
  });
});
