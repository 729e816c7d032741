import { valueOf } from '@trellis/core';
import type { ReactNode } from 'react';
import { useQueryNames } from '../../api/keys.ts';
import { useTfs } from '../../api/names.ts';
import { useSite } from '../../api/site.ts';
import { Skeleton } from '../../ui/states.tsx';
import { RunnableExamples, useExampleTexts, type ExampleTexts } from './RunnableExamples.tsx';
import styles from './Tutorial.module.css';

const operators: readonly (readonly [ReactNode, ReactNode])[] = [
  [<code key="and">A and B</code>, 'genes that both target'],
  [<code key="or">A or B</code>, 'genes that at least one of them targets'],
  [<code key="not">A and not B</code>, 'genes that A targets and B does not'],
  [<code key="group">A or (B and C)</code>, 'parentheses come first'],
];

const examplesOf = ({ a, b }: ExampleTexts) => [
  { text: `${a} and ${b}`, says: 'genes that both target' },
  { text: `${a} and not ${b}`, says: `genes that only ${a} targets, of the two` },
  { text: `all_tfs and (${a} or ${b})`, says: 'all TFs that target the genes of these two' },
];

/** TFs joined with and, or, not. */
export function QueriesSection() {
  const words = useExampleTexts();
  return (
    <>
      <p>
        A query names TFs, by gene id, symbol or alias, and joins them. Case does not matter. The result has a row for
        each matching gene, and a column for each analysis of the TFs.
      </p>
      <TermList terms={operators} />
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
  const words = useExampleTexts();
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

/** Meanings of the keywords that are not named queries. */
const builtInMeanings: Readonly<Record<string, string>> = {
  all_tfs: 'every TF of the data set',
  multitype: 'TFs with more than one type of experiment, e.g. binding and expression',
};

/** Keywords and expand. */
export function KeywordsSection() {
  const { data: keywords } = useKeywords();
  return (
    <>
      <p>A keyword is a name for many TFs; it can be filtered and joined like a single TF.</p>
      {keywords ? (
        <TermList
          terms={keywords.map(({ value, name }) => [
            <code key={value}>{value}</code>,
            name ? <code>{name}</code> : (valueOf(builtInMeanings, value) ?? ''),
          ])}
        />
      ) : (
        <Skeleton height={160} label="Loading the keywords" />
      )}
      <h3>One query for each TF of a list</h3>
      <p>
        <code>expand</code> repeats a query for each TF of the filter TF list, replaces <code>$filter_tf</code> with
        the TF, and joins the copies with <code>and</code> or <code>or</code>:
      </p>
      <pre tabIndex={0}>expand(&quot;$filter_tf[pvalue &lt; 0.01]&quot;, or)</pre>
    </>
  );
}

/** The keywords, which expand to many TFs; a keyword that is short for a query comes with it. */
function useKeywords() {
  const { data: tfs } = useTfs();
  const all = useQueryNames();
  const data = tfs && all.data?.slice(0, Math.max(all.data.length - tfs.length, 0));
  return { ...all, data };
}

const inputs: readonly (readonly [ReactNode, ReactNode])[] = [
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
      <TermList terms={inputs} />
      {third !== undefined && <pre tabIndex={0}>{`>first list\n${first}\n${second}\n>second list\n${third}`}</pre>}
      <p>
        Genes are separated by lines, blanks, tabs, commas or semicolons. The id of a transcript is read as its gene.
        Unknown ids are left out; a warning lists them. <strong>Additional edge features</strong>, such as protein
        interactions, connect a TF with a target in the table. They do not restrict the result.
      </p>
    </>
  );
}

/** Terms with their meanings. */
function TermList({ terms }: { readonly terms: readonly (readonly [term: ReactNode, meaning: ReactNode])[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, meaning], index) => (
        <div key={index} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
