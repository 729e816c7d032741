import { Runnable } from './Runnable.tsx';
import { Terms } from './Terms.tsx';
import { useExamples } from './useExamples.ts';

/** TFs joined with and, or, not. */
export function Queries() {
  const words = useExamples();
  return (
    <>
      <p>
        A query names TFs, by gene id, symbol or alias, and joins them. Capitals do not matter. The answer has a row
        for each gene that is left, and a column for each analysis of the TFs that were asked for.
      </p>
      <Terms
        terms={[
          [<code key="and">A and B</code>, 'genes that both target'],
          [<code key="or">A or B</code>, 'genes that at least one of them targets'],
          [<code key="not">A and not B</code>, 'genes that A targets and B does not'],
          [<code key="group">A or (B and C)</code>, 'parentheses come first'],
        ]}
      />
      <p>
        Without parentheses a query is read from left to right: <code>A or B and C</code> means{' '}
        <code>(A or B) and C</code>. A name with blanks or special characters goes in quotes. What cannot be read is
        underlined in red while it is written, and what the data set does not have in amber.
      </p>
      <Runnable
        count={3}
        examples={
          words && [
            { text: `${words.a} and ${words.b}`, says: 'genes that both target' },
            { text: `${words.a} and not ${words.b}`, says: `genes that only ${words.a} targets, of the two` },
            {
              text: `all_tfs and (${words.a} or ${words.b})`,
              says: 'what every TF does with the genes of these two',
            },
          ]
        }
      />
      <p>
        The <strong>query builder</strong> below the editor makes the same text from rows and groups: add a TF, a
        group or a filter, move it, negate it, and press Build Query. Its button turns orange while its query is
        another one than the text of the editor.
      </p>
    </>
  );
}
