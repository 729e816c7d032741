import type { ReactNode } from 'react';
import { RunnableExamples } from './RunnableExamples.tsx';
import { TermList } from './TermList.tsx';
import { useExampleWords, type ExampleWords } from './useExampleWords.ts';

const terms: readonly (readonly [ReactNode, ReactNode])[] = [
  [<code key="and">A and B</code>, 'genes that both target'],
  [<code key="or">A or B</code>, 'genes that at least one of them targets'],
  [<code key="not">A and not B</code>, 'genes that A targets and B does not'],
  [<code key="group">A or (B and C)</code>, 'parentheses come first'],
];

const examplesOf = ({ a, b }: ExampleWords) => [
  { text: `${a} and ${b}`, says: 'genes that both target' },
  { text: `${a} and not ${b}`, says: `genes that only ${a} targets, of the two` },
  { text: `all_tfs and (${a} or ${b})`, says: 'all TFs that target the genes of these two' },
];

/** TFs joined with and, or, not. */
export function QueriesSection() {
  const words = useExampleWords();
  return (
    <>
      <p>
        A query names TFs, by gene id, symbol or alias, and joins them. Case does not matter. The result has a row for
        each matching gene, and a column for each analysis of the TFs.
      </p>
      <TermList terms={terms} />
      <p>
        Without parentheses a query is read from left to right: <code>A or B and C</code> means{' '}
        <code>(A or B) and C</code>. A name with blanks or special characters goes in quotes. While you type, syntax
        errors are underlined in red, and names that the data set does not have in amber.
      </p>
      <RunnableExamples count={3} examples={words && examplesOf(words)} />
      <p>
        The <strong>query builder</strong> below the editor shows the same query as rows: add a TF, a group or a
        filter, move it, or negate it, and the text changes with it. Rows cannot show every text, for example{' '}
        <code>expand(...)</code>: then they stay as they are, and Build Query, in orange, replaces the text with them.
      </p>
    </>
  );
}
