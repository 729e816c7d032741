import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { TrellisError } from '@trellis/core';
import { formatCount } from '@trellis/core/formats';
import { changeEdition, editionText } from '@trellis/core/yaml';
import { type DraftGenes, geneTables } from '@trellis/recipes';
import { requireEdition } from '@trellis/store';
import type { Arguments, Output } from '../command.ts';
import { repeated, requirePositionals, text } from '../parse.ts';
import { exists, type NewFile, readGenes, readGo, readOrthologs } from './newFiles.ts';
import { type Ask, askOne, questions, yamlOf } from './questions.ts';
import { readMeText } from './readMeText.ts';

/** Folders that the owner of the data fills. */
const folders = ['analyses', 'additional_edges', 'gene_lists', 'target_networks', 'orthologs'];

/** Exit code of a program that Ctrl-C ended, as shells know it. */
const interrupted = 130;

/** `trellis edition new NAME`: writes a folder in the import layout, with what is known filled in. */
export async function newEdition(args: Arguments, output: Output): Promise<number> {
  requirePositionals(args, ['a name'], 'edition new');
  const [edition] = args.words;
  requireEdition(edition);
  const folder = text(args, 'out') ?? edition;
  if (await exists(folder))
    throw new TrellisError('bad-request', `${folder} exists; choose another folder with --out`);
  const answers = await answersOf(args, output);
  if (!answers) {
    output.note('\nstopped: nothing was written');
    return interrupted;
  }
  const genes = await first(answers, 'genes', readGenes);
  const files = [
    ...editionFiles(edition, answers, genes),
    ...((await first(answers, 'go', readGo)) ?? []),
    ...(await Promise.all((answers.get('orthologs') ?? []).map(readOrthologs))),
  ];
  await writeAll(folder, files);
  output.print(
    `wrote ${folder}: ${genes ? `${formatCount(genes.genes.length)} genes` : 'annotation.csv is to be filled'}`,
  );
  output.print(`see what is missing: trellis check ${folder}`);
  output.print(`then: trellis import ${folder} --edition ${edition}`);
  return 0;
}

/** Values by option. */
type Answers = ReadonlyMap<string, readonly string[]>;

/** What the options say, and a terminal is asked for the rest; undefined where the person stopped. */
async function answersOf(args: Arguments, output: Output): Promise<Answers | undefined> {
  const given = new Map(questions.map(({ option }) => [option, valuesOf(args, option)] as const));
  for (const { option, require } of questions) for (const value of given.get(option) ?? []) await require(value);
  if (!process.stdin.isTTY) {
    if (questions.every(({ option, key }) => key === undefined || given.get(option)?.length === 0))
      output.note('nothing is said about the species yet: fill edition.yaml');
    return given;
  }
  output.note('An empty answer leaves a part out.');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    await askMissing(given, (question) => lines.question(question), output);
    return given;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    lines.close();
  }
}

async function askMissing(given: Map<string, readonly string[]>, ask: Ask, output: Output): Promise<void> {
  for (const question of questions) {
    if (given.get(question.option)?.length !== 0) continue;
    const answer = await askOne(question, ask, output.note);
    if (answer !== '') given.set(question.option, [answer]);
  }
}

function valuesOf(args: Arguments, option: string): readonly string[] {
  const value = text(args, option)?.trim() ?? '';
  return value === '' ? repeated(args, option) : [value];
}

/** What an answer leads to; undefined without one. */
async function first<T>(
  answers: Answers,
  option: string,
  read: (answer: string) => Promise<T>,
): Promise<T | undefined> {
  const [answer] = answers.get(option) ?? [];
  return answer === undefined ? undefined : read(answer);
}

/** The files that are made of answers and genes. */
function editionFiles(edition: string, answers: Answers, genes: DraftGenes | undefined): NewFile[] {
  const said = questions.flatMap(({ option, key }) =>
    key === undefined ? [] : (answers.get(option) ?? []).map((answer) => [key, yamlOf(key, answer)] as const),
  );
  const [example] = genes?.genes ?? [];
  const settings = changeEdition({}, [
    ...said,
    ...(example === undefined ? [] : [['id_example', yamlOf('id_example', example.id)] as const]),
  ]);
  return [
    ['edition.yaml', editionText(settings)],
    ...geneTables(genes ?? { genes: [], transcripts: [] }),
    ['tf_families.tsv', 'gene_id\tfamily\n'],
    ['README.md', readMeText(edition)],
  ];
}

async function writeAll(folder: string, files: readonly NewFile[]): Promise<void> {
  await mkdir(folder);
  for (const name of folders) await mkdir(join(folder, name));
  for (const [path, content] of files) await writeFile(join(folder, path), content);
}
