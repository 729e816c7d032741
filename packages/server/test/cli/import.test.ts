import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { header, importMini, ofMini, bytesOf } from './mini.ts';
import { miniFolder, temporaryFolder, trellis } from './trellis.ts';

describe('trellis import DIR', () => {
  it('reports what was read, what was skipped and why, and what is now there', async () => {
    const data = await temporaryFolder();
    const { code, out, err } = await trellis('import', miniFolder, ...ofMini(data));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replace(/[0-9a-f]{64}$/, '')).toBe(`annotation.csv: 12 genes read
aliases.csv: 4 aliases read
analyses (6 files): 26 interactions read, 2 of them skipped
  skipped 1: gene not in the annotation (AT9G99999)
  skipped 1: duplicate (at1g00040)
additional edges (2 files): 6 edges read
gene_lists/Examples.v1.txt: 7 genes read
motif tables (2 files): 13 rows read
cluster_info.csv: 2 clusters read
target_networks/Ranked.tsv: 6 edges read
ignored, not part of the layout: README.md
${header}`);
  });

  it('reports each file when it is asked to be verbose', async () => {
    const { out } = await trellis('import', miniFolder, ...ofMini(await temporaryFolder()), '--verbose');
    expect(out).toContain('analyses/005_GAM_ampDAP.csv: 3 interactions read\n');
    expect(out).toContain('analyses/GAM_TARGET.csv: 5 interactions read, 2 of them skipped\n  skipped 1: ');
  });

  it('counts functions, orthologs and families', async () => {
    const folder = await temporaryFolder();
    const root = (id: string, more = ''): string =>
      `[Term]\nid: ${id}\nname: x\nnamespace: biological_process\n${more}\n`;
    await writeFile(join(folder, 'annotation.csv'), 'gene_id,name,fullname,gene_type,gene_family\nA1,,,,\nA2,,,,\n');
    const terms = root('T:1', 'alt_id: T:8\n') + root('T:2', 'is_a: T:1\n');
    await writeFile(join(folder, 'go.obo'), `format-version: 1.2\n\n${terms}[Term]\nid: T:3\nis_obsolete: true\n`);
    await writeFile(join(folder, 'go_annotations.tsv'), 'gene_id\tgo_id\nA1\tT:8\nA1\tT:1\nA2\tT:3\nA2\tT:9\n');
    await mkdir(join(folder, 'orthologs'));
    await writeFile(join(folder, 'orthologs/maize.tsv'), 'gene_id\tortholog_id\nA1\tZ1\n');
    await writeFile(join(folder, 'tf_families.tsv'), 'gene_id\tfamily\nA1\tMYB\n');
    const { out } = await trellis('import', folder, ...ofMini(await temporaryFolder()), '--dry-run');
    expect(out).toBe(`annotation.csv: 2 genes read
go.obo: 3 terms read
  1 obsolete term, 1 alternative id, 1 is_a or part_of relation
go_annotations.tsv: 4 annotations read, 3 of them skipped
  1 annotation by alternative id, 1 pair of gene and term, 1 annotated gene
  skipped 1: duplicate (A1 T:1)
  skipped 1: obsolete GO term (T:3)
  skipped 1: unknown GO term (T:9)
orthologs/maize.tsv: 1 pair read
tf_families.tsv: 1 row read
dry run: nothing was changed`);
  });

  it('changes nothing in a dry run', async () => {
    const data = await temporaryFolder();
    const { code, out } = await trellis('import', miniFolder, ...ofMini(data), '--dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/dry run: nothing was changed$/);
    expect(await readdir(data)).toEqual([]);
  });

  it('takes a label', async () => {
    const { out } = await trellis('import', miniFolder, ...ofMini(await temporaryFolder()), '--label', 'my own');
    expect(out).toContain('\nmini (my own): 12 genes');
  });

  it('is one sentence and exit code 1 when a file is wrong, and the data set stays', async () => {
    const data = await importMini();
    const before = await bytesOf(data);
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'annotation.csv'), 'gene_id\n');
    const sentence =
      'annotation.csv, line 1: expected 5 columns (gene_id,name,fullname,gene_type,gene_family), found 1';
    expect(await trellis('import', folder, ...ofMini(data))).toEqual({
      code: 1,
      out: '',
      err: `trellis: ${sentence}`,
    });
    expect(await bytesOf(data)).toEqual(before);
  });

  it('refuses an edition name that is none', async () => {
    const { code, err } = await trellis('import', miniFolder, '--edition', '../x', '--data', await temporaryFolder());
    expect(code).toBe(1);
    expect(err).toBe(
      'trellis: an edition has a name of lower-case letters, digits and "-" that starts with a letter, not "../x"',
    );
  });
});

describe('trellis import KIND FILE', () => {
  it('builds a data set file by file, the same as the folder gives', async () => {
    const data = await temporaryFolder();
    const file = (name: string): string => join(miniFolder, name);
    const analyses = [
      '001_ALF_RNAseq',
      '002_ALF_ChIP',
      '003_BET_RNAseq',
      '004_BET_DAP',
      '005_GAM_ampDAP',
      'GAM_TARGET',
    ];
    const steps = [
      ['annotation', file('annotation.csv')],
      ['aliases', file('aliases.csv')],
      ...analyses.map((name) => ['analysis', file(`analyses/${name}.csv`)]),
      ['edges', file('additional_edges/predicted.csv')],
      ['edges', file('additional_edges/protein.undirected.csv')],
      ['motifs', file('motifs.csv')],
      ['motifs', file('motifs_indv.csv'), '--individual'],
      ['cluster-info', file('cluster_info.csv')],
      ['list', file('gene_lists/Examples.v1.txt')],
      ['network', file('target_networks/Ranked.tsv')],
    ];
    for (const step of steps)
      expect(await trellis('import', ...step, ...ofMini(data))).toMatchObject({ code: 0, err: '' });
    const { datasets } = await openStore(data);
    const whole = await openStore(await importMini());
    expect(await datasets.contents('mini')).toEqual({ ...(await whole.datasets.contents('mini')), label: '' });
  });

  it('says what it did', async () => {
    const data = await importMini();
    const file = join(miniFolder, 'analyses/GAM_TARGET.csv');
    const { out } = await trellis('import', 'analysis', file, ...ofMini(data), '--id', '9', '--again');
    expect(out).toContain(`${file}: 5 interactions read, 2 of them skipped\n  skipped 1: gene not`);
    expect(out).toContain('\nanalysis 9 added\nmini (made-up mini data): 12 genes, 7 analyses, 27 interactions');
  });

  it('changes nothing in a dry run or after an error', async () => {
    const data = await importMini();
    const before = await bytesOf(data);
    const file = join(miniFolder, 'analyses/001_ALF_RNAseq.csv');
    const dry = await trellis('import', 'analysis', file, ...ofMini(data), '--replace', '--dry-run');
    expect(dry).toMatchObject({ code: 0, out: expect.stringMatching(/dry run: nothing was changed$/) });
    const refused = await trellis('import', 'analysis', file, ...ofMini(data));
    const sentence = 'analysis 1 (ALF_RNAseq) has the same content; use --again to add it once more';
    expect(refused).toEqual({ code: 1, out: '', err: `trellis: ${sentence}` });
    const taken = await trellis('import', 'analysis', file, ...ofMini(data), '--again');
    expect(taken.err).toBe('trellis: analysis 1 already exists (ALF_RNAseq); use --replace to replace it');
    expect(await bytesOf(data)).toEqual(before);
  });

  it('names a file that is not there', async () => {
    const data = await importMini();
    const { code, err } = await trellis('import', 'list', '/nowhere/x.txt', ...ofMini(data));
    expect({ code, err }).toEqual({ code: 1, err: 'trellis: /nowhere/x.txt: there is no such file or folder' });
  });

  it('needs a data set to add to', async () => {
    const data = await temporaryFolder();
    const { code, err } = await trellis(
      'import',
      'list',
      join(miniFolder, 'gene_lists/Examples.v1.txt'),
      ...ofMini(data),
    );
    const sentence = 'there is no data set "mini" yet; import a folder or an annotation first';
    expect({ code, err }).toEqual({ code: 1, err: `trellis: ${sentence}` });
  });
});
