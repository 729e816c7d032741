import type { ReactNode } from 'react';
import { useSite } from '../../api/site.ts';
import { TermList } from './TermList.tsx';

const terms: readonly (readonly [ReactNode, ReactNode])[] = [
  ['Target genes', 'only these genes are shown as rows. A line that starts with > names the list below it.'],
  ['Filter TFs', 'limit the query to these TFs.'],
  [
    'Target network',
    'predicted edges to validate: source, edge name, target and an optional score, separated by tabs or blanks. Without scores, their order is the rank. Its sources act as filter TFs, its genes as a target list.',
  ],
  ['Background', 'statistics use only these genes. Default: all protein-coding genes.'],
];

/** The four inputs that restrict a query. */
export function InputsSection() {
  const { data: site } = useSite();
  const [first, second, third] = site?.idExamples ?? [];
  return (
    <>
      <p>
        A query can come with lists: a predefined or saved one, a file, or pasted text. Each card of the query page
        counts the genes that it recognizes and has an example of the format. <strong>My Analyses</strong> takes your
        own experiments.
      </p>
      <TermList terms={terms} />
      {third !== undefined && <pre tabIndex={0}>{`>first list\n${first}\n${second}\n>second list\n${third}`}</pre>}
      <p>
        Genes are separated by lines, blanks, tabs, commas or semicolons. The id of a transcript is read as its gene.
        Unknown ids are left out; a warning lists them. <strong>Additional edge features</strong>, such as protein
        interactions, connect a TF with a target in the table. They do not restrict the result.
      </p>
    </>
  );
}
