import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { TrellisError } from '@trellis/core';
import {
  draftRecipe,
  nextQuestion,
  readDraftFile,
  readRecipe,
  type Answers,
  type DraftFile,
  type Question,
} from '@trellis/recipes';
import { shippedEditions } from '@trellis/store';
import type { Arguments, Output } from '../command.ts';
import { refuseOptions, requirePositionals, text } from '../parse.ts';

/** Rows of the file that are shown before the questions. */
const shownRows = 3;

/** `trellis recipes new FILE`: asks on the terminal, and writes a recipe that has been read back. */
export async function newRecipe(args: Arguments, output: Output): Promise<number> {
  refuseOptions(args, ['mirror', 'cache', 'keep', 'verbose'], 'recipes new');
  requirePositionals(args, ['a file'], 'recipes new');
  const [path] = args.words;
  const file = readDraftFile(await readFile(path), basename(path));
  output.print(`columns: ${file.table.columns.join(', ')}`);
  for (const row of file.table.rows.slice(0, shownRows)) output.print(`         ${row.join(', ')}`);
  output.print('An empty answer takes what is in brackets.');
  const answers = await askAll(file, output);
  const folder = join(text(args, 'recipes') ?? 'recipes', answers.edition);
  const place = join(folder, `${answers.name}.yaml`);
  const draft = draftRecipe(file, answers, placeOfBinding(answers.edition));
  readRecipe({ shown: place, text: draft, readTable: () => '' });
  await mkdir(folder, { recursive: true });
  await writeNew(place, draft);
  output.print(`wrote ${place}`);
  output.print(
    `try it with the file in a mirror: trellis recipes test ${answers.edition}/${answers.name} --mirror DIR`,
  );
  return 0;
}

/** How edge types of an edition begin; `in vivo` unless its kinds of evidence say otherwise. */
function placeOfBinding(edition: string): string {
  const rules = shippedEditions().get(edition)?.evidence ?? [];
  const label = rules.find(({ evidence }) => evidence === 'in vivo')?.label ?? '';
  return label.startsWith('in ') ? label.replace(/ bound$/, '') : 'in vivo';
}

async function writeNew(place: string, draft: string): Promise<void> {
  await writeFile(place, draft, { flag: 'wx' }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new TrellisError('bad-request', `${place} exists; choose another name or remove it`) : error;
  });
}

async function askAll(file: DraftFile, output: Output): Promise<Answers> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const given: Partial<Record<keyof Answers, string>> = {};
  for (;;) {
    const question = nextQuestion(file, given);
    if (!question) break;
    given[question.key] = await ask(question, lines, output);
  }
  await lines.return?.();
  return { ...unasked, ...given };
}

/** Answers of questions that are not asked, and so do not count. */
const unasked: Answers = {
  edition: '',
  name: '',
  title: '',
  origin: '',
  version: '',
  path: '',
  license: '',
  citation: '',
  doi: '',
  content: '',
  target: '',
  tf: '',
  log2fc: '',
  pvalue: '',
  cutoff: '',
  technology: '',
};

/** Asks until the answer can be used. */
async function ask(question: Question, lines: AsyncIterator<string>, output: Output): Promise<string> {
  const { text: words, proposal, fault } = question;
  for (;;) {
    output.print(`${words}${proposal === '' ? '' : ` [${proposal}]`}:`);
    const { value, done } = await lines.next();
    if (done) throw new TrellisError('bad-request', `the answers ended before the question "${words}"`);
    const answer = value.trim() || proposal;
    const problem = fault(answer);
    if (problem === undefined) return answer;
    output.print(`  ${problem}`);
  }
}
