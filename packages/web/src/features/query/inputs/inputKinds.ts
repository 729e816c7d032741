import type { InputField } from '../../../state/inputs.ts';

/** How an input is called, what it does and how it is written. */
export interface InputKind {
  readonly title: string;
  readonly holds: 'genes' | 'network';
  readonly does: string;
  readonly format: string;
  /** Whole content of an example file, written with five gene ids. */
  readonly example: (ids: readonly string[]) => string;
}

const list = (ids: readonly string[]): string => ids.map((id) => `${id}\n`).join('');

/** The four inputs, in the order in which the page shows them. */
export const inputKinds: Readonly<Record<InputField, InputKind>> = {
  targetgenes: {
    title: 'Target Genes',
    holds: 'genes',
    does: 'Only these genes are shown as targets.',
    format:
      'One gene per line: id, symbol or alias. A line that starts with > names the list that follows; genes before the first such line belong to default_list.',
    example: (ids) => `>first list\n${list(ids.slice(0, 3))}>second list\n${list(ids.slice(3))}`,
  },
  filtertfs: {
    title: 'Filter TFs',
    holds: 'genes',
    does: 'Only these TFs answer the query; expand puts each of them in the place of $filter_tf.',
    format: 'One TF per line: id, symbol or alias. Lines that start with > or ; are skipped.',
    example: (ids) => list(ids.slice(0, 3)),
  },
  targetnetworks: {
    title: 'Target Network',
    holds: 'network',
    does: 'Only edges between genes of this network are shown, and precision and recall are measured against it.',
    format:
      'One edge per line, columns separated by tabs or blanks: source, edge name, target and, if there is one, a score, the higher the better. Source and target alone, or with a score, will do. Without scores the order is the rank.',
    example: ([a, b, c, d, e]) =>
      `${a}\tpredicted\t${b}\t0.92\n${a}\tpredicted\t${c}\t0.87\n${d}\tpredicted\t${e}\t0.61\n`,
  },
  backgroundgenes: {
    title: 'Background',
    holds: 'genes',
    does: 'Tests count within these genes. Without it: all genes that code for protein.',
    format: 'One gene per line: id, symbol or alias. Lines that start with > or ; are skipped.',
    example: list,
  },
};
