import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixture, mini, readAs } from './mini.ts';
import { readOwnFile } from '../../../../../src/features/query/own/reading/readOwnFile.ts';

/** The names of the chosen columns. */
async function columnsOf(text: string) {
  const { columns, recognized } = await readAs('x.tsv', text);
  const named = (i: number | undefined) => (i === undefined ? undefined : columns[i]);
  return [named(recognized.gene), named(recognized.change), named(recognized.p)];
}

const genesOf = async (text: string) => (await readAs('x.txt', text)).rows.genes.split('\n');

describe('a plain list', () => {
  it.each([
    ['with a header', 'gene_id\nAT1G00010\nAT1G00030\n'],
    ['without one', 'AT1G00010\nAT1G00030\n'],
    ['in one line', 'AT1G00010, AT1G00030, AT1G00040, AT1G00010\n'],
    ['with symbols and transcripts', 'ALF\r\nAT1G00030.2\r\n'],
    ['with comments', '# my genes\nAT1G00010\nAT1G00030'],
  ])('%s gives its genes and asks nothing', async (_, text) => {
    const { rows, questions } = await readAs('list.txt', text);
    expect(rows.genes.split('\n').slice(0, 2)).toEqual(['AT1G00010', 'AT1G00030']);
    expect([rows.change, rows.p, questions.cutoffs]).toEqual([undefined, undefined, undefined]);
  });

  it('says which names are unknown or ambiguous, and counts transcripts and repeated genes', async () => {
    const { rows } = await readAs('list.txt', 'gene\nAT1G00010.1\nALF\nTWIN\nAT9G99999\nNA\nAT1G00030\n');
    expect(rows).toMatchObject({
      count: 2,
      isoforms: 1,
      duplicates: 1,
      unknown: { count: 1, first: ['AT9G99999'] },
      ambiguous: { count: 1, first: ['TWIN'] },
    });
  });
});

describe('the columns of a table', () => {
  it.each([
    [
      'DESeq2',
      '\tbaseMean\tlog2FoldChange\tlfcSE\tstat\tpvalue\tpadj\nAT1G00010\t1\t2\t.1\t3\t.01\t.02',
      ['row', 'log2FoldChange', 'padj'],
    ],
    [
      'DESeq2 with row names of R',
      'baseMean log2FoldChange lfcSE stat pvalue padj\nAT1G00010 1 2 .1 3 .01 .02\nAT1G00030 1 -2 .1 3 .01 .02',
      ['row', 'log2FoldChange', 'padj'],
    ],
    ['edgeR', '"","logFC","logCPM","F","PValue","FDR"\n"AT1G00010",1,2,3,.1,.2', ['row', 'logFC', 'FDR']],
    [
      'limma',
      'ID,logFC,AveExpr,t,P.Value,adj.P.Val,B\nAT1G00010,1,2,3,.1,.2,5\nAT1G00030,1,2,3,.1,.2,.5',
      ['ID', 'logFC', 'adj.P.Val'],
    ],
    ['sleuth', 'target_id\tpval\tqval\tb\tse_b\nAT1G00010.1\t.1\t.2\t-1\t.3', ['target_id', 'b', 'qval']],
    [
      'an import',
      'gene_id,log2fc,pvalue\nAT1G00030,inf,0.003\nAT1G00060,#DIV/0!,0.5',
      ['gene_id', 'log2fc', 'pvalue'],
    ],
    ['an import in words of its own', 'x,y,z\nAT1G00030,2,0.003', ['x', 'y', 'z']],
    ['three columns without a header', 'AT1G00030,-2,0.003\nAT1G00010,3,1', ['column_1', 'column_2', 'column_3']],
    ['the p-value second', 'AT1G00030,.2,-3\nAT1G00010,.1,4', ['column_1', 'column_3', 'column_2']],
    [
      'peaks with the nearest gene',
      'chr\tstart\tend\tscore\tNearest gene\n1\t10\t20\t5\tAT1G00010\n1\t30\t40\t6\tAT1G00040',
      ['Nearest gene', undefined, undefined],
    ],
    ['ids and symbols', 'symbol;locus;FC\nALF;AT1G00010;2\n;AT1G00030;3', ['locus', 'FC', undefined]],
  ])('are recognized: %s', async (_, text, expected) => {
    expect(await columnsOf(text)).toEqual(expected);
  });

  it('can be chosen instead', async () => {
    const text = 'gene,logFC,PValue,FDR\nAT1G00010,1,.1,.2\n';
    const { rows, recognized } = await readAs('x.csv', text, { columns: { gene: 0, change: 1, p: 2 } });
    expect([rows.p?.[0], recognized.pColumns]).toEqual([0.1, [3, 2]]);
  });

  it('of numbers can have decimal commas, missing values and long dashes', async () => {
    const { rows } = await readAs('x.csv', 'gene;log2FC;padj\nAT1G00010;1,5;NA\nAT1G00030;\u22122,25;0,01\n');
    expect([...(rows.change ?? [])]).toEqual([1.5, -2.25]);
    expect([...(rows.p ?? [])]).toEqual([NaN, 0.01]);
    expect(rows.notNumbers.count).toBe(0);
  });

  it('keep the row of a gene with the smallest p-value', async () => {
    const { rows } = await readAs(
      'x.csv',
      'gene,logFC,FDR\nALF,1,NA\nALF,2,.2\nALF,3,.1\nALF,4,.3\nAT1G00030,5,.5\n',
    );
    expect([rows.genes, [...(rows.change ?? [])], rows.duplicates]).toEqual(['AT1G00010\nAT1G00030', [3, 5], 3]);
  });
});

describe('a file', () => {
  it('can be packed with gzip', async () => {
    const { rows } = await readAs('x.csv.gz', new Uint8Array(gzipSync('gene\nAT1G00010\n')));
    expect(rows.genes).toBe('AT1G00010');
  });

  it('can be a workbook: the first visible sheet with genes is read, another one can be chosen', async () => {
    const read = await readAs('deseq2.xlsx', fixture('own/deseq2.xlsx'));
    expect(read).toMatchObject({ sheets: ['About', 'Results'], sheet: 1, hasHeader: true });
    expect(read.rows).toMatchObject({ count: 4, unknown: { count: 1 } });
    expect([...(read.rows.p ?? [])]).toEqual([3.1e-28, 4e-4, NaN, 6e-22]);
    await expect(readAs('deseq2.xlsx', fixture('own/deseq2.xlsx'), { sheet: 0 })).rejects.toThrow(
      'no column has genes',
    );
  });

  it.each([
    [
      'no gene of the edition',
      'gene,logFC\nZm00001,1\nZm00002,2\n',
      'no column has genes of this edition. It has, for',
    ],
    ['nothing', '', 'the file is empty'],
    ['only blanks', '\n \n', 'the file is empty'],
    ['a row that is too long', 'gene,fc\nALF,1,5\nALF,1\n', 'line 2: 3 cells, but there are 2 columns'],
    ['an open quote', 'gene,fc\n"ALF,1\n', 'line 2: a quoted cell does not end'],
    ['bytes that are no text', 'gene\0\nALF', 'not a text file'],
  ])('with %s is refused', async (_, text, message) => {
    await expect(readAs('x.csv', text)).rejects.toThrow(message);
  });

  it('without rows below its header has no genes', () => {
    expect(() => readOwnFile([], 'x.csv', mini, {})).toThrow('the file is empty');
  });

  it('that is a table has no gene of a header', async () => {
    expect(await genesOf('ALF target\nAT1G00010\n')).toEqual(['AT1G00010']);
  });
});
