import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

/** The commit of a repository that one analysis and one list come from. */
const describedCommit = '45d7a1be'.repeat(5);
const repository = 'https://raw.githubusercontent.com/ExampleLab/Factors_2016';

/** Lines that are added to metadata files of the mini data set. */
const metadata: Readonly<Record<string, string>> = {
  '001_ALF_RNAseq':
    'DOI: 10.1016/j.cell.2016.04.038\n*Publication: Lee & Kim 2016\nLicense: CC BY 4.0\nGEO: GSE123456\n' +
    `Source_URL: ${repository}/${describedCommit}/data/alf.csv\nSource_Commit: ${describedCommit}\n` +
    `Source_SHA256: ${'e5'.repeat(32)}\nRecipe: factors-2016 3\n`,
  '002_ALF_ChIP': 'DOI: 10.1016/j.cell.2016.04.038\n*Publication: Lee & Kim 2016\n',
  '003_BET_RNAseq': '*Publication: <b>Park</b> 2018\n',
};

/** Genes of the mini data set, 10,000 bp apart, with an id in the form of RAP for each. */
const placed = ['AT1G00060', 'AT1G00070', 'AT1G00090', 'AT1G00100'] as const;

/** Writes an import folder: the mini data set with publications, sidecars, places of genes and ids of another annotation, which it lacks. */
export async function writeDescribedFolder(folder: string): Promise<void> {
  await cp(join(root, 'fixtures/mini'), folder, { recursive: true });
  for (const [name, lines] of Object.entries(metadata))
    await appendFile(join(folder, 'analyses', `${name}.txt`), `\n${lines}`);
  await writeFile(
    join(folder, 'gene_lists/Examples.yaml'),
    'description: Two lists as examples\nsource: Lee & Kim 2016\ndoi: 10.1016/j.cell.2016.04.038\nlicense: CC0\n' +
      `url: ${repository}/${describedCommit}/lists/a.txt\ncommit: ${describedCommit}\n` +
      `sha256: ${'0a'.repeat(32)}\nrecipe: factor-lists 1\n`,
  );
  await writeFile(
    join(folder, 'additional_edges/protein.undirected.yaml'),
    'description: Pairs of proteins that bind each other\nsource: An interaction database\n' +
      'url: https://example.org/ppi\nlicense: Not stated\n',
  );
  const tables = {
    'gene_positions.tsv': ['gene_id\tchromosome\tstart\tend\tstrand', ...placed.map(placeOf)],
    'id_conversions.tsv': ['id\tgene_id\tsource', ...placed.map((id, i) => `Os01g010${i + 1}000\t${id}\ta table`)],
  };
  for (const [name, lines] of Object.entries(tables)) await writeFile(join(folder, name), `${lines.join('\n')}\n`);
}

const placeOf = (id: string, i: number): string => `${id}\tChr1\t${10_000 * (i + 1)}\t${10_000 * (i + 1) + 2000}\t+`;
