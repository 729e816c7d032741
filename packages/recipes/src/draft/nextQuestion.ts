import { contentNames, type Answers, type DraftFile } from './answers.ts';
import { guessColumns } from './guessColumns.ts';

/** A question, what is taken for an empty answer ('' if there is none, or an answer is needed), and what is wrong with one. */
export interface Question {
  readonly key: keyof Answers;
  readonly text: string;
  readonly proposal: string;
  /** A sentence about an answer that cannot be used. */
  readonly fault: (answer: string) => string | undefined;
}

type Given = Partial<Answers>;

interface Rule {
  readonly text: (given: Given) => string;
  readonly proposal?: (file: DraftFile, given: Given) => string;
  readonly fault?: (answer: string, file: DraftFile, given: Given) => string | undefined;
  /** Whether the question is asked; all are by default. */
  readonly applies?: (given: Given) => boolean;
}

const isRepository = (given: Given): boolean => !(given.origin ?? '').startsWith('https://');
const hasValues = (given: Given): boolean => given.content === 'fold changes';
const isAnalysis = (given: Given): boolean => given.content !== 'gene list';

const mustMatch =
  (pattern: RegExp, sentence: string) =>
  (answer: string): string | undefined =>
    pattern.test(answer) ? undefined : sentence;

const notEmpty = mustMatch(/\S/, 'an answer is needed');

const mustBeColumn = (answer: string, { table }: DraftFile): string | undefined =>
  table.columns.includes(answer) ? undefined : `no column is called that; there are ${table.columns.join(', ')}`;

const slug = (name: string): string =>
  name
    .replace(/\..*$/s, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The questions in their order. */
const rules: Record<keyof Answers, Rule> = {
  edition: {
    text: () => 'Edition',
    fault: mustMatch(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, beginning with a letter'),
  },
  name: {
    text: () => 'Name of the recipe',
    proposal: ({ name }) => slug(name),
    fault: mustMatch(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  },
  title: { text: () => 'What the data are, in a few words', fault: notEmpty },
  origin: {
    text: () => 'GitHub repository (owner/name), or https address of the folder of a release',
    fault: mustMatch(/^([\w.-]+\/[\w.-]+|https:\/\/\S+\/)$/, 'owner/name, or https://.../ with a slash at its end'),
  },
  version: {
    text: (given) => (isRepository(given) ? 'Commit (40 hexadecimal digits)' : 'Version, as it is in the address'),
    fault: (answer, _, given) => {
      if (isRepository(given)) return mustMatch(/^[0-9a-f]{40}$/, '40 digits from 0 to f')(answer);
      return answer !== '' && given.origin?.includes(answer) ? undefined : 'the version must be part of the address';
    },
  },
  path: {
    text: (given) => (isRepository(given) ? 'Path of the file in the repository' : 'Path of the file in that folder'),
    proposal: ({ name }) => name,
    fault: notEmpty,
  },
  license: { text: () => 'License, as the source states it', proposal: () => 'Not stated' },
  citation: { text: () => 'Publication, as in a list of references', fault: notEmpty },
  doi: {
    text: () => 'DOI (empty if there is none)',
    fault: mustMatch(/^$|^10\.\d{4,9}\/\S+$/, 'a DOI begins with 10.'),
  },
  content: {
    text: () => `What the file holds: ${contentNames.join(', ')}`,
    proposal: ({ table }) => (guessColumns(table).log2fc === undefined ? 'targets' : 'fold changes'),
    fault: (answer) => (contentNames.some((one) => one === answer) ? undefined : `one of ${contentNames.join(', ')}`),
  },
  target: {
    text: (given) => (isAnalysis(given) ? 'Column of the target genes' : 'Column of the genes'),
    proposal: ({ table }) => guessColumns(table).target ?? table.columns[0],
    fault: mustBeColumn,
  },
  tf: {
    text: () => 'Gene id of the TF, or the column that has it',
    proposal: ({ table }) => guessColumns(table).tf ?? '',
    fault: notEmpty,
    applies: isAnalysis,
  },
  log2fc: {
    text: () => 'Column of the log2 fold change',
    proposal: ({ table }) => guessColumns(table).log2fc ?? '',
    fault: mustBeColumn,
    applies: hasValues,
  },
  pvalue: {
    text: () => 'Column of the adjusted p-value',
    proposal: ({ table }) => guessColumns(table).pvalue ?? '',
    fault: mustBeColumn,
    applies: hasValues,
  },
  cutoff: {
    text: () => 'Keep genes with an adjusted p-value below',
    proposal: () => '0.05',
    fault: (answer) => (Number(answer) > 0 && Number(answer) <= 1 ? undefined : 'a number above 0, up to 1'),
    applies: hasValues,
  },
  technology: {
    text: () => 'Method',
    proposal: (_, given) => (hasValues(given) ? 'RNASeq' : 'ChIPSeq'),
    fault: notEmpty,
    applies: isAnalysis,
  },
};

/** The next question about a file; undefined when all are answered. */
export function nextQuestion(file: DraftFile, given: Given): Question | undefined {
  const entries = Object.entries(rules) as [keyof Answers, Rule][];
  const open = entries.find(([key, rule]) => given[key] === undefined && (rule.applies?.(given) ?? true));
  if (!open) return undefined;
  const [key, { text, proposal, fault }] = open;
  return {
    key,
    text: text(given),
    proposal: proposal?.(file, given) ?? '',
    fault: (answer) => fault?.(answer, file, given),
  };
}
