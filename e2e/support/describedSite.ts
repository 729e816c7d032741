import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestSite } from './site.ts';
import { serve, trellis } from './trellis.ts';

/** The commit of a repository that one analysis and one list come from. */
export const commit = '45d7a1be'.repeat(5);
const repository = 'https://raw.githubusercontent.com/ExampleLab/Factors_2016';

/** Lines that are added to metadata files of the mini data set. */
const metadata: Readonly<Record<string, string>> = {
  '001_ALF_RNAseq':
    'DOI: 10.1016/j.cell.2016.04.038\n*Publication: Lee & Kim 2016\nLicense: CC BY 4.0\nGEO: GSE123456\n' +
    `Source_URL: ${repository}/${commit}/data/alf.csv\nSource_Commit: ${commit}\n` +
    `Source_SHA256: ${'e5'.repeat(32)}\nRecipe: factors-2016 3\n`,
  '002_ALF_ChIP': 'DOI: 10.1016/j.cell.2016.04.038\n*Publication: Lee & Kim 2016\n',
  '003_BET_RNAseq': '*Publication: <b>Park</b> 2018\n',
};

/** The mini data set (edition rice) with publications and sidecars, which it lacks, served on a port of its own. */
export async function startDescribedSite(): Promise<TestSite> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  const folder = join(data, 'import');
  await cp('fixtures/mini', folder, { recursive: true });
  for (const [name, lines] of Object.entries(metadata))
    await appendFile(join(folder, 'analyses', `${name}.txt`), `\n${lines}`);
  await writeFile(
    join(folder, 'gene_lists/Examples.yaml'),
    'description: Two lists as examples\nsource: Lee & Kim 2016\ndoi: 10.1016/j.cell.2016.04.038\nlicense: CC0\n' +
      `url: ${repository}/${commit}/lists/a.txt\ncommit: ${commit}\nsha256: ${'0a'.repeat(32)}\nrecipe: factor-lists 1\n`,
  );
  await writeFile(
    join(folder, 'additional_edges/protein.undirected.yaml'),
    'description: Pairs of proteins that bind each other\nsource: An interaction database\nurl: https://example.org/ppi\nlicense: Not stated\n',
  );
  await trellis('import', folder, '--edition', 'rice', '--data', join(data, 'store'));
  const { port, stop } = await serve(join(data, 'store'));
  return { port, stop: () => stop().then(() => rm(data, { recursive: true, force: true })) };
}
