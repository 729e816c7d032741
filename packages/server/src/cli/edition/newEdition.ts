import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { formatCount, TrellisError } from '@trellis/core';
import { changeEdition, editionText } from '@trellis/core/yaml';
import { geneTables, readDraftGenes } from '@trellis/recipes';
import { requireEdition } from '@trellis/store';
import type { Arguments, Output } from '../command.ts';
import { repeated, requireWords, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { readMeText } from './readMeText.ts';

const hint = 'try: trellis edition --help';

/** Keys of `edition.yaml` that a new edition begins with: their options, and what is asked on a terminal. */
const asked = [
  { key: 'title', option: 'title', question: 'Short name of the species, for menus (Yeast)' },
  { key: 'species', option: 'species', question: 'Scientific name (Saccharomyces cerevisiae)' },
  { key: 'taxon', option: 'taxon', question: 'Its number in the NCBI taxonomy (4932)' },
  { key: 'annotation', option: 'release', question: 'Release of the genes (R64-4-1)' },
] as const;

/** Folders that the owner of the data fills. */
const folders = ['analyses', 'additional_edges', 'gene_lists', 'target_networks', 'orthologs'];

/** `trellis edition new NAME`: writes a folder in the import layout, with what is known filled in. */
export async function newEdition(args: Arguments, output: Output): Promise<number> {
  requireWords(args, ['a name'], 'edition new');
  const [edition] = args.words;
  requireEdition(edition);
  const folder = text(args, 'out') ?? edition;
  const orthologs = repeated(args, 'orthologs').map(orthologFile);
  const genesFile = text(args, 'genes');
  const found = genesFile === undefined ? undefined : readDraftGenes(await readFile(genesFile), basename(genesFile));
  const answers = await askMissing(args, output);
  const [example] = found?.genes ?? [];
  const settings = changeEdition({}, [
    ...answers,
    ...(example === undefined ? [] : [['id_example', JSON.stringify(example.id)] as const]),
  ]);
  await makeNew(folder);
  for (const name of folders) await mkdir(join(folder, name));
  await writeFile(join(folder, 'edition.yaml'), editionText(settings));
  for (const [name, table] of geneTables(found ?? { genes: [], transcripts: [] }))
    await writeFile(join(folder, name), table);
  await writeFile(join(folder, 'tf_families.tsv'), 'gene_id\tfamily\n');
  await writeFile(join(folder, 'README.md'), readMeText(edition));
  await copyGo(text(args, 'go'), folder);
  for (const { name, file } of orthologs)
    await copyFile(file, join(folder, 'orthologs', `${name}.tsv${/\.gz$/i.test(file) ? '.gz' : ''}`));
  output.print(
    `wrote ${folder}: ${found ? `${formatCount(found.genes.length)} genes` : 'annotation.csv is to be filled'}`,
  );
  output.print(`see what is missing: trellis check ${folder}`);
  output.print(`then: trellis import ${folder} --edition ${edition}`);
  return 0;
}

/** The values of `edition.yaml`, as YAML: from the options, else from a terminal. */
async function askMissing(args: Arguments, output: Output): Promise<(readonly [key: string, value: string])[]> {
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stderr }) : undefined;
  const answers: [string, string][] = [];
  try {
    for (const { key, option, question } of asked) {
      const answer = text(args, option) ?? (await lines?.question(`${question}: `)) ?? '';
      if (answer.trim() !== '') answers.push([key, key === 'taxon' ? answer : JSON.stringify(answer.trim())]);
    }
    if (!lines && answers.length === 0) output.note('nothing is said about the species yet: fill edition.yaml');
    return answers;
  } finally {
    lines?.close();
  }
}

function orthologFile(word: string): { readonly name: string; readonly file: string } {
  const [name, ...rest] = word.split('=');
  const file = rest.join('=');
  if (file === '') throw new UsageError(`--orthologs takes NAME=FILE, not "${word}"`, hint);
  requireEdition(name);
  return { name, file };
}

/** Copies GO annotations, and the ontology next to them. Throws where there is no ontology: the import needs it. */
async function copyGo(file: string | undefined, folder: string): Promise<void> {
  if (file === undefined) return;
  const [, extension = '.tsv', packed = ''] = /(\.gaf|\.tsv)(\.gz)?$/i.exec(file) ?? [];
  await copyFile(file, join(folder, `go_annotations${extension.toLowerCase()}${packed.toLowerCase()}`));
  for (const name of ['go.obo', 'go.obo.gz']) {
    const isCopied = await copyFile(join(dirname(file), name), join(folder, name)).then(
      () => true,
      () => false,
    );
    if (isCopied) return;
  }
  throw new TrellisError('bad-request', `there is no go.obo next to ${file}; put it into ${folder}`);
}

async function makeNew(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new TrellisError('bad-request', `${folder} exists; choose another folder with --out`) : error;
  });
}
