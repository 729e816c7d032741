import { describe, expect, it } from 'vitest';
import { readTextFile, describeFile } from '../../src/reading/index.ts';
import { describeGarden, garden, ids, rolesOf } from './garden.ts';

/** Ten genes: five with p = 0.001 and a change of +-2, five with p = 0.5. */
const genes = ids.slice(10, 20).map((id, i) => ({ id, change: i % 2 ? -2 : 2, p: i < 5 ? 0.001 : 0.5 }));
const lines = (row: (gene: (typeof genes)[number], i: number) => string): string => genes.map(row).join('\n');
const counts = { kind: 'analysis', rows: 10, targets: 5, induced: 3, repressed: 2, error: null };

describe('a table of changes', () => {
  it.each([
    ['German words with umlauts', `Locus;log2-Änderung;FDR\n${lines(({ id, change, p }) => `${id};${change};${p}`)}`],
    ['a logarithm of a quotient', `Locus,log2(mut/WT),FDR\n${lines(({ id, change, p }) => `${id},${change},${p}`)}`],
    [
      'DEGseq',
      `GeneNames\tlog2(Fold_change)\tlog2(Fold_change) normalized\tp-value\tq-value(Benjamini et al. 1995)\n${lines(({ id, change, p }) => `${id}\t${change}\t${change}\t0.001\t${p}`)}`,
    ],
    [
      'stars behind p-values',
      `AGI\tlog2FC\tp\n${lines(({ id, change, p }) => `${id}\t${change}\t${p}${p < 0.1 ? '***' : ''}`)}`,
    ],
    ['percent signs', `AGI\tlog2FC\tFDR\n${lines(({ id, change, p }) => `${id}\t${change}\t${100 * p}%`)}`],
    ['multiples', `AGI\tFold change\tFDR\n${lines(({ id, change, p }) => `${id}\t${2 ** change}x\t${p}`)}`],
    ['M-values', `AGI,M-value,q (BH)\n${lines(({ id, change, p }) => `${id},${change},${p}`)}`],
    [
      'a data frame of pandas',
      `  gene  log2FC  padj\n${lines(({ id, change, p }, i) => `${i}  ${id}  ${change}  ${p}`)}\n\n[10 rows x 3 columns]\n`,
    ],
    [
      'a tibble of R',
      `# A tibble: 10 × 3\n   gene   log2FC    padj\n   <chr>   <dbl>   <dbl>\n${lines(({ id, change, p }, i) => `${i + 1} ${id}  ${change}  ${p}`)}\n`,
    ],
    [
      'scanpy with initials',
      `,0_n,0_l,0_p,1_n,1_l,1_p\n${lines(({ id, change, p }, i) => `${i},${id},${change},${p},${ids[i]},9,${p}`)}`,
    ],
  ])('with %s has its targets', (_, content) => {
    expect(describeGarden(content)).toMatchObject(counts);
  });

  it('has the genes of the comparison that is chosen where each has its own', () => {
    const content = `0_names,0_logfoldchanges,0_pvals_adj,1_names,1_logfoldchanges,1_pvals_adj\n${lines(({ id, change, p }, i) => `${id},${change},${p},${ids[i]},${2 + i},${i < 2 ? 0.001 : 0.5}`)}`;
    const read = (choice?: string) =>
      readTextFile(content, { name: 'x.csv', genes: garden, ...(choice && { answers: { which_contrast: choice } }) });
    expect(describeFile(read(), garden).questions[0]).toMatchObject({ code: 'which_contrast', choices: ['0', '1'] });
    expect(describeFile(read(), garden)).toMatchObject(counts);
    expect(describeFile(read('1'), garden)).toMatchObject({ ...counts, targets: 2, induced: 2, repressed: 0 });
    expect([...(read('1').analysis?.genes ?? [])]).toEqual(genes.map((_, i) => i));
  });

  it('of limma with several coefficients asks which one counts', () => {
    const read = describeGarden(
      `AGI,root - shoot,leaf - shoot,AveExpr,F,P.Value,adj.P.Val\n${lines(({ id, change, p }) => `${id},${change},${-change},7,9,0.9,${p}`)}`,
    );
    expect(read).toMatchObject(counts);
  });
});

describe('a network', () => {
  const edges = ids.slice(10, 20).map((id, i) => ({ tf: ids[i % 2], id, score: (10 - i) / 10 }));
  const rows = (row: (edge: (typeof edges)[number], i: number) => string): string => edges.map(row).join('\n');

  it.each([
    ['PANDA without names of columns', rows(({ tf, id, score }, i) => `${tf}\t${id}\t${i % 2}\t${score}`)],
    [
      'ARACNe, with the targets of a TF in a line',
      `>  MI threshold  0.1\n${[0, 1].map((one) => [ids[one], ...edges.flatMap(({ tf, id, score }) => (tf === ids[one] ? [id, score] : []))].join('\t')).join('\n')}`,
    ],
    ['a species behind the targets', rows(({ tf, id }) => `${tf}\tactivation\t${id}\tAth`)],
    [
      'motifs that FIMO found',
      `#pattern name\tsequence name\tstart\tstop\tstrand\tscore\tp-value\n${rows(({ tf, id, score }) => `${tf}\t${id}\t1\t9\t+\t${score}\t1e-5`)}`,
    ],
    ['other words for TF and target', `tf.at_id\ttarget.at_id\n${rows(({ tf, id }) => `${tf}\t${id}`)}`],
    [
      'references next to its edges',
      `TFLocus\tTargetLocus\tRegulation\tPubMed\n${rows(({ tf, id }, i) => `${tf}\t${id}\tActivation\t123${i}`)}`,
    ],
  ])('of %s has its edges', (_, content) => {
    const read = describeGarden(content);
    expect(read).toMatchObject({ kind: 'network', edges: 10, sources: 2, error: null });
    expect(rolesOf(read)).not.toMatchObject({ PubMed: 'score' });
  });

  it('is not a list of TFs with the gene of each', () => {
    const read = describeGarden(`TF_ID\tGene_ID\tFamily\n${rows(({ id }) => `${id}.1\t${id}\tbZIP`)}`);
    expect(read).toMatchObject({ kind: 'list', genes: 10 });
  });
});

describe('lists', () => {
  it('are the columns that pandas numbers', () => {
    const read = describeGarden(
      `,0,1\n${ids
        .slice(0, 5)
        .map((id, i) => `${i},${id},${ids[20 + i]}`)
        .join('\n')}`,
    );
    expect(read.lists?.map(({ name, genes: found }) => [name, found.length])).toEqual([
      ['0', 5],
      ['1', 5],
    ]);
  });

  it('are the terms of a table of a term and a gene', () => {
    const read = describeGarden(
      `term\tgene\n${ids
        .slice(0, 9)
        .map((id, i) => `GO:000000${i % 3}\t${id}`)
        .join('\n')}`,
    );
    expect(read.lists?.map(({ name }) => name)).toEqual(['GO:0000000', 'GO:0000001', 'GO:0000002']);
  });

  it('are called by the column whose names do not repeat', () => {
    const rows = ['AUXIN', 'LIGHT'].map((name, i) => `${name}\ta set\t${ids.slice(5 * i, 5 * i + 5).join(',')}`);
    const read = describeGarden(`Gene set name\tDescription\tOverlap genes\n${rows.join('\n')}`);
    expect(read.lists?.map(({ name }) => name)).toEqual(['AUXIN', 'LIGHT']);
  });

  it('are found in addresses of databases', () => {
    const address = (id: string) => `https://plants.example/TairObject?name=${id}&type=locus`;
    expect(describeGarden(ids.slice(3, 9).map(address).join('\n'))).toMatchObject({ kind: 'list', genes: 6 });
  });

  it('are not made of matrices of motifs', () => {
    const motif = '>MA0010.1\tAGL3\nA  [ 0  3 ]\nC  [94 75 ]\nG  [ 1  0 ]\nT  [ 2 19 ]\n';
    expect(describeGarden(motif).error?.code).toBe('unsupported_file');
  });
});
