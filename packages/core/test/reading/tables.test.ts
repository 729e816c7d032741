import { describe, expect, it } from 'vitest';
import { readSheetRows, describeFile } from '../../src/reading/index.ts';
import { codesOf, describeGarden, garden, ids, rolesOf } from './garden.ts';

/** Rows of ten genes: five with p = 0.001 and a change of +-2, five with p = 0.5. */
const rows = (row: (id: string, change: number, p: number) => string): string =>
  ids
    .slice(10, 20)
    .map((id, i) => row(id, i % 2 ? -2 : 2, i < 5 ? 0.001 : 0.5))
    .join('\n');
const counts = { kind: 'analysis', rows: 10, targets: 5, induced: 3, repressed: 2, error: null };

describe('an analysis', () => {
  it.each([
    [
      'GEO2R',
      `"ID"\t"adj.P.Val"\t"P.Value"\t"t"\t"B"\t"logFC"\n${rows((id, c, p) => `"${id}"\t"${p}"\t"0.9"\t"3"\t"7"\t"${c}"`)}`,
    ],
    ['edgeR row names', `logFC\tlogCPM\tPValue\tFDR\n${rows((id, c, p) => `${id}\t${c}\t4\t0.9\t${p}`)}`],
    ['a title', `Table S3. Genes\n\nGene ID,log2FC,FDR\n${rows((id, c, p) => `${id},${c},${p}`)}`],
    [
      'decimal commas',
      `Gene;log2 FC;P value (adj)\n${rows((id, c, p) => `${id};${c},5;${String(p).replace('.', ',')}`)}`,
    ],
    ['a # heading', `#Gene\tbaseMean\tlog2FoldChange\tpadj\n${rows((id, c, p) => `${id}\t100\t${c}\t${p}`)}`],
    ['footnotes', `Gene,log2FC,FDR\n${rows((id, c, p) => `${id},${c},${p}`)}\n* FDR of Benjamini and Hochberg,,\n`],
    ['scanpy', `,names,scores,logfoldchanges,pvals,pvals_adj\n${rows((id, c, p) => `0,${id},1,${c},0.9,${p}`)}`],
    ['limits', `gene,log2FC,padj\n${rows((id, c, p) => `${id},${c},${p < 0.1 ? '<0.001' : p}`)}`],
    ['s-values', `"","baseMean","log2FoldChange","lfcSE","svalue"\n${rows((id, c, p) => `"${id}",9,${c},0.1,${p}`)}`],
    ['a ratio', `gene,Fold Change,padj\n${rows((id, c, p) => `${id},${2 ** c},${p}`)}`],
    ['a signed ratio', `gene,FC,padj\n${rows((id, c, p) => `${id},${2 * c},${p}`)}`],
    [
      'natural logarithms',
      `"","p_val","avg_logFC","p_val_adj"\n${rows((id, c, p) => `"${id}",0.9,${c * Math.LN2},${p}`)}`,
    ],
    ['no heading', rows((id, c, p) => `${id},${c},${p}`)],
    ['other order', `gene_id,pvalue,log2fc\n${rows((id, c, p) => `${id},${p},${c}`)}`],
    [
      'sizes and directions',
      `AGI,Regulation,|log2FC|,q\n${rows((id, c, p) => `${id},${c > 0 ? 'Up' : 'Down'},2,${p}`)}`,
    ],
    [
      'GeneSpring',
      `ProbeName\tp\tRegulation\tFCAbsolute\tTAIR ID\n${rows((id, c, p) => `A_84\t${p}\t${c > 0 ? 'up' : 'down'}\t4\t${id}`)}`,
    ],
    [
      'a German Excel',
      `Gen-ID;log2FC;p-Wert;korrigierter p-Wert\n${rows((id, c, p) => `${id};${c};0,9;${String(p).replace('.', ',')}`)}`,
    ],
    ['-log10', `gene,log2FC,-log10(padj)\n${rows((id, c, p) => `${id},${c},${-Math.log10(p)}`)}`],
  ])('of %s has its targets', (_, content) => {
    expect(describeGarden(content)).toMatchObject(counts);
  });

  it('ignores what only seems to be a change or a p-value', () => {
    const heading = 'gene,B,lfcSE,stat,baseMean,AveExpr,logFC,P.Value,adj.P.Val';
    const read = describeGarden(`${heading}\n${rows((id, c, p) => `${id},9,0.1,3,100,7,${c},0.9,${p}`)}`);
    expect(read).toMatchObject(counts);
    expect(rolesOf(read)).toEqual({
      ...Object.fromEntries(['B', 'lfcSE', 'stat', 'baseMean', 'AveExpr'].map((name) => [name, 'ignored'])),
      gene: 'gene',
      logFC: 'log2fc',
      'P.Value': 'p',
      'adj.P.Val': 'adjusted_p',
    });
  });

  it('asks for the unit of a change and what a probability means', () => {
    expect(codesOf(describeGarden(`gene,fc,padj\n${rows((id, c, p) => `${id},${2 ** c},${p}`)}`).questions)).toEqual([
      'unit_of_change',
    ]);
    const noiseq = describeGarden(`WT\tmut\tM\tD\tprob\n${rows((id, c, p) => `${id}\t9\t9\t${c}\t8\t${1 - p}`)}`);
    expect(noiseq).toMatchObject(counts);
    expect(rolesOf(noiseq)).toMatchObject({ M: 'log2fc', D: 'ignored', prob: 'probability' });
    expect(codesOf(noiseq.questions)).toEqual(['meaning_of_probability']);
  });

  it('asks which contrast and which group, and counts the first', () => {
    const heading = 'gene,a.logFC,a.FDR,b.logFC,b.FDR';
    const pairs = describeGarden(`${heading}\n${rows((id, c, p) => `${id},${c},${p},9,0.001`)}`);
    expect(pairs).toMatchObject(counts);
    expect(pairs.questions[0]).toMatchObject({ code: 'which_contrast', choices: ['a', 'b'] });
    const groups = describeGarden(
      `gene,cluster,log2FC,padj\n${rows((id, c, p) => `${id},early,${c},${p}\n${id},late,9,0.001`)}`,
    );
    expect(groups).toMatchObject({ ...counts, rows: 20 });
    expect(groups.questions[0]).toMatchObject({ code: 'which_group', choices: ['early', 'late'] });
  });

  it('takes the row with the smallest p-value of a gene', () => {
    const read = describeGarden(
      `gene,log2FC,padj\n${ids[1]},-3,0.2\n${ids[1]},3,0.001\n${ids[2]},3,1.0000000000000002\n`,
    );
    expect(read).toMatchObject({ rows: 3, targets: 1, induced: 1 });
    expect(codesOf(read.notes)).toEqual(['duplicate_genes']);
  });

  it('without changes has targets that are not induced', () => {
    expect(describeGarden(`gene,qvalue\n${ids[1]},0.01\n${ids[2]},0.2\n`)).toMatchObject({
      targets: 1,
      induced: 0,
      repressed: 0,
    });
  });

  it('is refused where a row ends early or a change is a word', () => {
    const heading = 'gene,baseMean,log2FC,padj';
    expect(describeGarden(`${heading}\n${rows((id, c, p) => `${id},1,${c},${p}`)}\n${ids[1]},1`).error).toEqual({
      code: 'uneven_rows',
      message: 'Line 12 of x.txt has 2 columns, the others have 4.',
      line: 12,
    });
    expect(describeGarden(`gene_id,log2fc,pvalue\n${ids[1]},much,0.1`, { wanted: 'analysis' }).error?.code).toBe(
      'not_a_number',
    );
  });
});

describe('peaks', () => {
  it('have the genes of their column, and their enrichment is no fold change', () => {
    const heading = 'chr\tstart\tend\tfold_enrichment\t-log10(qvalue)\tname\tnearest_gene';
    const read = describeGarden(`# MACS\n${heading}\n${rows((id) => `1\t100\t400\t5\t8\tpeak_1\t${id}`)}`);
    expect(read).toMatchObject({ kind: 'peaks', rows: 10, genes: 10, targets: 10, induced: 0 });
    expect(rolesOf(read)).toMatchObject({
      fold_enrichment: 'score',
      '-log10(qvalue)': 'adjusted_p -log10',
      nearest_gene: 'gene',
      chr: 'ignored',
    });
  });

  it('of HOMER are not the genes that are called as their chromosomes', () => {
    const heading = 'PeakID (cmd=x)\tChr\tStart\tEnd\tStrand\tPeak Score\tGene Name';
    const read = describeGarden(`${heading}\n${rows((id) => `p1\tChr1\t100\t400\t+\t9\t${id}`)}`);
    expect(read).toMatchObject({ kind: 'peaks', genes: 10 });
  });
});

describe('a workbook', () => {
  const sheet = (name: string, cells: string[][]) => ({
    name,
    rows: cells.map((row, i) => ({ cells: row, line: i + 1 })),
  });
  const table = rows((id, c, p) => `${id},${c},${p}`)
    .split('\n')
    .map((line) => line.split(','));

  it('is read on its first sheet with genes', () => {
    const sheets = [
      sheet('Notes', [['Made by us'], ['in 2020']]),
      sheet('Table', [['Table 1', '', ''], ['Gene', 'log2FC', 'FDR'], ...table]),
    ];
    const read = describeFile(readSheetRows(sheets, { name: 'x.xlsx', genes: garden }), garden);
    expect(read).toMatchObject({ ...counts, format: { separator: 'xlsx', encoding: null, heading: 2 } });
    expect(codesOf(read.notes)).toContain('other_sheets');
  });

  it('asks which of several sheets counts', () => {
    const sheets = ['A', 'B'].map((name) => sheet(name, [['Gene', 'log2FC', 'FDR'], ...table]));
    const read = describeFile(readSheetRows(sheets, { name: 'x.xlsx', genes: garden }), garden);
    expect(read.questions.at(-1)).toMatchObject({ code: 'which_sheet', choices: ['A', 'B'] });
  });

  it('has two lines of names where groups of columns are named', () => {
    const wide = table.map(([id, c, p]) => [id, c, p, '9', '0.001']);
    const heading = [['', 'Root', '', 'Shoot', ''], ['Gene', 'log2FC', 'padj', 'log2FC', 'padj'], ...wide];
    const read = describeFile(readSheetRows([sheet('A', heading)], { name: 'x.xlsx', genes: garden }), garden);
    expect(read).toMatchObject({ ...counts, format: { heading: 2 } });
    expect(read.questions[0]).toMatchObject({ code: 'which_contrast', choices: ['Root', 'Shoot'] });
  });
});
