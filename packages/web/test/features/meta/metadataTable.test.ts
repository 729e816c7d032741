import { describe, expect, it } from 'vitest';
import {
  chooseMetadata,
  differingFields,
  metadataFile,
  readMetadataTable,
  sharedValues,
} from '../../../src/features/meta/metadataTable.ts';

const table = readMetadataTable({
  columns: [
    { id: 'KEY', name: 'KEY' },
    { id: 12, name: 'ID: 12', label: 'NLP7 · DAP-seq · 12' },
    { id: 7, name: 'ID: 7', label: 'mine' },
  ],
  data: {
    '0': { KEY: 'analysis_id', '12': '12', '7': '7' },
    '1': { KEY: 'DOI', '12': '10.1/a', '7': '10.1/a' },
    '2': { KEY: 'REPLICATES', '12': 3 },
    '3': { KEY: 'TISSUE', '12': 'Root', '7': 'Leaf' },
  },
});
const all = { search: '', onlyDiffering: false };

describe('the metadata of an answer', () => {
  it('becomes a row per analysis with its label, in the order of the answer, and a column per field', () => {
    expect(table.fields).toEqual(['analysis_id', 'DOI', 'REPLICATES', 'TISSUE']);
    expect(table.rows.map(({ id, label }) => [id, label])).toEqual([
      ['12', 'NLP7 · DAP-seq · 12'],
      ['7', 'mine'],
    ]);
    expect([...table.rows[1].values]).toEqual([
      ['analysis_id', '7'],
      ['DOI', '10.1/a'],
      ['TISSUE', 'Leaf'],
    ]);
  });

  it('differs in some fields, a missing value included, and shares the others', () => {
    expect(differingFields(table)).toEqual(['analysis_id', 'REPLICATES', 'TISSUE']);
    expect(sharedValues(table)).toEqual([['DOI', '10.1/a']]);
  });

  it('is written with a line per field and the ids of the analyses as header', () => {
    expect(metadataFile(table)).toEqual([
      ['KEY', '12', '7'],
      ['analysis_id', '12', '7'],
      ['DOI', '10.1/a', '10.1/a'],
      ['REPLICATES', '3', ''],
      ['TISSUE', 'Root', 'Leaf'],
    ]);
  });
});

describe('the shown metadata', () => {
  it('are all fields that the label does not have, or those that differ', () => {
    expect(chooseMetadata(table, all).fields).toEqual(['DOI', 'REPLICATES', 'TISSUE']);
    expect(chooseMetadata(table, { ...all, onlyDiffering: true }).fields).toEqual(['REPLICATES', 'TISSUE']);
  });

  it('are the fields that a search names', () => {
    const { fields, rows } = chooseMetadata(table, { search: ' replic ', onlyDiffering: true });
    expect([fields, rows.length]).toEqual([['REPLICATES'], 2]);
  });

  it('are the analyses with a value or label that a search finds, and the fields where it is', () => {
    const found = (search: string) => {
      const { fields, rows } = chooseMetadata(table, { search, onlyDiffering: true });
      return [rows.map(({ id }) => id), fields];
    };
    expect(found('LEAF')).toEqual([['7'], ['REPLICATES', 'TISSUE']]);
    expect(found('mine')).toEqual([['7'], ['REPLICATES', 'TISSUE']]);
    expect(found('10.1/a')).toEqual([
      ['12', '7'],
      ['DOI', 'REPLICATES', 'TISSUE'],
    ]);
    expect(found('nothing')[0]).toEqual([]);
  });
});
