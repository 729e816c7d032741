import type { InputField } from '../../../api/inputs.ts';

/** How an input is called, what it does and how it is written. */
export interface InputKind {
  readonly title: string;
  readonly holds: 'genes' | 'network';
  readonly does: string;
  readonly format: string;
  /** Whole content of an example file. */
  readonly example: string;
}

/** The four inputs, in the order in which the page shows them. */
export const inputKinds: Readonly<Record<InputField, InputKind>> = {
  targetgenes: {
    title: 'Target Genes',
    holds: 'genes',
    does: 'Only these genes are shown as targets.',
    format:
      'One gene per line: id, symbol or alias. A line that starts with > names the list that follows; genes before the first such line belong to default_list.',
    example: '>nitrate transport\nAT1G08090\nAT1G12110\nAT5G60770\n>nitrate assimilation\nAT1G77760\nAT2G15620\n',
  },
  filtertfs: {
    title: 'Filter TFs',
    holds: 'genes',
    does: 'Only these TFs answer the query; expand puts each of them in the place of $filter_tf.',
    format: 'One TF per line: id, symbol or alias. Lines that start with > or ; are skipped.',
    example: 'AT4G24020\nAT5G65210\nAT1G01060\n',
  },
  targetnetworks: {
    title: 'Target Network',
    holds: 'network',
    does: 'Only edges between genes of this network are shown, and precision and recall are measured against it.',
    format:
      'One edge per line, columns separated by tabs or blanks: source, edge name, target and, if there is one, a score, the higher the better. Source and target alone, or with a score, will do. Without scores the order is the rank.',
    example:
      'AT4G24020\tpredicted\tAT1G08090\t0.92\nAT4G24020\tpredicted\tAT1G77760\t0.87\nAT5G65210\tpredicted\tAT2G15620\t0.61\n',
  },
  backgroundgenes: {
    title: 'Background',
    holds: 'genes',
    does: 'Tests count within these genes. Without it: all genes that code for protein.',
    format: 'One gene per line: id, symbol or alias. Lines that start with > or ; are skipped.',
    example: 'AT1G01010\nAT1G01020\nAT1G01030\nAT1G01040\n',
  },
};
