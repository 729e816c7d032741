import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askOne, questions } from '../../src/cli/edition/questions.ts';
import { temporaryFolder, trellis } from './trellis.ts';

describe('trellis edition new', () => {
  it('asks a question until its answer can be used', async () => {
    const taxon = questions.find(({ option }) => option === 'taxon');
    const answers = ['yeast', '-1', ' 4932 '];
    const said: string[] = [];
    const answer =
      taxon &&
      (await askOne(
        taxon,
        () => Promise.resolve(answers.shift() ?? ''),
        (line) => said.push(line),
      ));
    expect(answer).toBe('4932');
    expect(said).toEqual([expect.stringContaining('whole number'), expect.stringContaining('>= 1')]);
  });

  it('writes the tables that it is given, in the import layout', async () => {
    const folder = await temporaryFolder();
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const genes = file('genes.csv', 'gene_id,name\nYAL001C,TFA1\n');
    const orthologs = file('other.csv', 'gene,homolog\nYAL001C,AT1G01010\n');
    const go = file('go.gaf', '!gaf-version: 2.2\n');
    file('go.obo', 'format-version: 1.2\n');
    const out = join(folder, 'new');
    const words = ['edition', 'new', 'yeast', '--genes', genes, '--go', go, '--out', out];
    expect((await trellis(...words, '--orthologs', `arabidopsis=${orthologs}`)).code).toBe(0);
    expect(readFileSync(join(out, 'orthologs/arabidopsis.tsv'), 'utf8')).toBe(
      'gene_id\tortholog_id\nYAL001C\tAT1G01010\n',
    );
    expect(readFileSync(join(out, 'edition.yaml'), 'utf8')).toBe('id_example: YAL001C\n');
    expect(existsSync(join(out, 'go_annotations.gaf')) && existsSync(join(out, 'go.obo'))).toBe(true);
    expect(await trellis(...words)).toMatchObject({
      code: 1,
      err: `trellis: ${out} exists; choose another folder with --out`,
    });
  });

  it.each([['--go=nothing.gaf'], ['--genes=nothing.gff3'], ['--orthologs=arabidopsis=nothing.tsv'], ['--taxon=x']])(
    'writes nothing where %s cannot be used',
    async (option) => {
      const out = join(await temporaryFolder(), 'new');
      expect((await trellis('edition', 'new', 'yeast', '--out', out, option)).code).toBe(1);
      expect(existsSync(out)).toBe(false);
    },
  );
});
