import type { WantedKind } from '@trellis/core/reading';
import type { InputField } from '../../../state/inputs.ts';
import type { ReadReport } from '../../../state/reading/readingTask.ts';
import { useReading } from '../../../state/reading/useReading.ts';
import type { InputText } from '../../../state/useInputText.ts';

/** The texts of an input card, and what the input contains. */
export interface InputKind {
  readonly title: string;
  readonly holds: 'genes' | 'network';
  readonly description: string;
  readonly format: string;
  /** The content of an example file made of five gene ids. */
  readonly example: (ids: readonly string[]) => string;
}

const list = (ids: readonly string[]): string => ids.map((id) => `${id}\n`).join('');

/** How lists are written. */
const genes =
  'Genes by id, symbol or alias, separated by lines, blanks, tabs, commas or semicolons. A heading and numbers are left out; a name with a blank needs double quotes.';

/** The four inputs, in the order of the page. */
export const inputKinds: Readonly<Record<InputField, InputKind>> = {
  targetgenes: {
    title: 'Target Genes',
    holds: 'genes',
    description: 'Only these genes are shown as targets.',
    format: `${genes} A line that starts with > names the list that follows; genes before the first such line belong to default_list.`,
    example: (ids) => `>first list\n${list(ids.slice(0, 3))}>second list\n${list(ids.slice(3))}`,
  },
  filtertfs: {
    title: 'Filter TFs',
    holds: 'genes',
    description: 'Limits the query to these TFs. In expand(...), each of them replaces $filter_tf.',
    format: `${genes.replace('Genes', 'TFs')} Lines that start with > or ; are skipped.`,
    example: (ids) => list(ids.slice(0, 3)),
  },
  targetnetworks: {
    title: 'Target Network',
    holds: 'network',
    description:
      'Only edges between genes of this network are shown, and precision and recall are measured against it.',
    format:
      'One edge per line: source, edge name, target and an optional score (higher is better), separated by tabs or blanks. The edge name can be left out. Without scores, the order is the rank.',
    example: ([a, b, c, d, e]) =>
      `${a}\tpredicted\t${b}\t0.92\n${a}\tpredicted\t${c}\t0.87\n${d}\tpredicted\t${e}\t0.61\n`,
  },
  backgroundgenes: {
    title: 'Background',
    holds: 'genes',
    description: 'Statistics use only these genes. Default: all protein-coding genes.',
    format: `${genes} Lines that start with > or ; are skipped.`,
    example: list,
  },
};

const wantedKinds: Readonly<Record<InputField, WantedKind>> = {
  targetgenes: 'list',
  filtertfs: 'list',
  targetnetworks: 'network',
  backgroundgenes: 'list',
};

/** What an input of the query was understood as, read as the server does. */
export const useInputReading = (field: InputField, { name, text, choices }: InputText): ReadReport | undefined =>
  useReading({ name, text, wanted: wantedKinds[field], tfs: field === 'filtertfs', choice: choices }).report;
