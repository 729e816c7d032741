import type { ReactNode } from 'react';
import { TermList } from './TermList.tsx';

const terms: readonly (readonly [ReactNode, ReactNode])[] = [
  [
    'Target genes',
    'only these genes are shown as rows. A line that starts with > names the list below it; one input may hold several lists.',
  ],
  ['Filter TFs', 'limit the query to these TFs.'],
  [
    'Target network',
    'predicted edges to validate: source, edge name, target and an optional score, separated by tabs or blanks. Without scores, the lines are ranked from best to worst. Its sources act as filter TFs, its genes as a target list.',
  ],
  ['Background', 'statistics use only these genes. Default: all protein-coding genes.'],
];

/** The four inputs that restrict a query. */
export function InputsSection() {
  return (
    <>
      <p>
        A query can come with lists: a predefined one, one that you saved, a file, or text that you paste. Each card
        of the query page shows how many genes it has recognized and has an example of the format.
      </p>
      <TermList terms={terms} />
      <pre tabIndex={0}>{'>nitrogen\nAT1G13300\nAT4G24020\n>clock\nAT2G46830'}</pre>
      <p>
        Genes are separated by lines, blanks, tabs, commas or semicolons. The id of a transcript, such as AT4G24020.1,
        is read as its gene. Ids that the annotation does not have are left out; a warning above the result lists
        them. <strong>Additional edge features</strong>, for example open chromatin or protein interactions, are
        selected on the query page: the table then shows which of them connect a TF with a target. They do not
        restrict the result.
      </p>
    </>
  );
}
