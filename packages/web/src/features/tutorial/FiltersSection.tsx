import type { ReactNode } from 'react';
import { RunnableExamples } from './RunnableExamples.tsx';
import { TermList } from './TermList.tsx';
import { useExampleWords } from './useExampleWords.ts';

const conditions: readonly (readonly [ReactNode, ReactNode])[] = [
  [<code key="p">pvalue &lt; 0.01</code>, 'the p-value of the interaction'],
  [<code key="f">log2fc &lt; 0</code>, 'the fold change as log2: below 0 is repressed, 1 is doubled'],
  [
    <code key="t">targeted_by &gt;= 3</code>,
    'how many of the analyses before the bracket target the gene; 50% in quotes for a share',
  ],
  [<code key="e">EXPERIMENT_TYPE = Binding</code>, 'any key of the metadata, with its whole value'],
  [<code key="i">id = 12</code>, 'one analysis by its number'],
  [<code key="a">additional_edge = name</code>, 'an additional edge of that type connects the TF with the gene'],
];

/** Conditions in brackets. */
export function FiltersSection() {
  const words = useExampleWords();
  return (
    <>
      <p>
        A filter in square brackets keeps only the matching interactions of the term before it: a TF, a keyword, or a
        whole group in parentheses.
      </p>
      <TermList terms={conditions} />
      <p>
        Comparisons join with <code>and</code>, <code>or</code>, <code>not</code> and parentheses. <code>pvalue</code>
        , <code>log2fc</code> and <code>targeted_by</code> take <code>&lt; &gt; &lt;= &gt;=</code>, everything else{' '}
        <code>=</code> and <code>!=</code>. Binding analyses have no fold change: <code>[log2fc &lt; 0]</code> drops
        them.
      </p>
      <RunnableExamples
        count={2}
        examples={
          words && [
            { text: `all_tfs[EDGE_TYPE = '${words.edge}']`, says: 'all analyses with one type of edge' },
            {
              text: `(${words.a} or ${words.b})[targeted_by >= 2]`,
              says: 'genes that at least two analyses agree on',
            },
          ]
        }
      />
    </>
  );
}
