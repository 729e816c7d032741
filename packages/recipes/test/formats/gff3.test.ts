import { describe, expect, it } from 'vitest';
import { readGff3 } from '../../src/formats/gff3.ts';
import { refusalOf } from '../refusal.ts';

const read = (lines: readonly string[], types?: readonly string[]) =>
  readGff3(Buffer.from(lines.join('\n')), { name: 'x.gff3', types });

const gene = 'Chr1\tAraport11\tgene\t3631\t5899\t.\t+\t.\tID=AT1G01010;Name=NAC001';
const mrna = 'Chr1\tAraport11\tmRNA\t3631\t5899\t.\t-\t0\tID=AT1G01010.1;Parent=AT1G01010;Note=a%3Bb%20c,d%2Ce';

describe('a GFF3 file', () => {
  it('has a row per feature and a column per attribute', () => {
    expect(read(['##gff-version 3', gene, '', '# note', mrna])).toEqual({
      columns: ['seqid', 'source', 'type', 'start', 'end', 'strand', 'ID', 'Name', 'Parent', 'Note'],
      rows: [
        ['Chr1', 'Araport11', 'gene', '3631', '5899', '+', 'AT1G01010', 'NAC001', '', ''],
        ['Chr1', 'Araport11', 'mRNA', '3631', '5899', '-', 'AT1G01010.1', '', 'AT1G01010', 'a;b c,d,e'],
      ],
    });
  });

  it('can be limited to types', () => {
    expect(read([gene, mrna], ['mRNA']).rows).toHaveLength(1);
    expect(read([gene, mrna], ['mRNA']).columns).not.toContain('Name');
    expect(read([gene, mrna], []).rows).toEqual([]);
  });

  it('ends where sequences start', () => {
    expect(read([gene, '##FASTA', '>Chr1', 'ACGT']).rows).toHaveLength(1);
    expect(read([gene, '>Chr1', 'ACGT']).rows).toHaveLength(1);
  });

  it('is read with what real files do: bare semicolons, repeated keys, no attributes, bad escapes', () => {
    const start = 'Chr%201\t.\tgene\t1\t2\t.\t+\t.\t';
    const { columns, rows } = read([`${start}ID=A;Note=one; two%;Alias=x;Alias=y;`, `${start}.`, `${start}type=z`]);
    expect(columns.slice(6)).toEqual(['ID', 'Note', 'Alias', 'type_2']);
    expect(rows.map((row) => row.slice(6))).toEqual([
      ['A', 'one;two%', 'x,y', ''],
      ['', '', '', ''],
      ['', '', '', 'z'],
    ]);
    expect(rows[0][0]).toBe('Chr 1');
  });

  it('is refused with another number of columns or without attributes', () => {
    expect(refusalOf(() => read([gene, 'Chr1\tx']))).toBe('x.gff3, line 2: 2 columns, but GFF3 has 9');
    expect(refusalOf(() => read([gene.replace(/\t[^\t]*$/, '\tgene_id "A"')]))).toBe(
      'x.gff3, line 1: no attribute in "gene_id \\"A\\""',
    );
  });
});
