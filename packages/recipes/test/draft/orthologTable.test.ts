import { describe, expect, it } from 'vitest';
import { orthologTable } from '../../src/draft/orthologTable.ts';

const tableOf = (text: string): string => orthologTable(Buffer.from(text), 'orthologs.csv');

describe('a table of orthologs', () => {
  it.each([
    ['of the import layout', 'gene_id\tortholog_id\nYAL001C\tAT1G01010\n'],
    ['with commas and other names', 'Gene stable ID,Transcript,Homologue\nYAL001C,x,AT1G01010\nYAL001C,y,\n'],
    ['with columns of unknown names', 'yeast;other\nYAL001C;AT1G01010\nYAL001C;AT1G01010\n'],
    ['without a heading', 'YAL001C\tAT1G01010\n'],
  ])('%s becomes one of the import layout', (_, text) => {
    expect(tableOf(text)).toBe('gene_id\tortholog_id\nYAL001C\tAT1G01010\n');
  });

  it('with a single column is refused', () => {
    expect(() => tableOf('YAL001C\nYAL002W\n')).toThrow('a table of orthologs has two columns');
  });
});
