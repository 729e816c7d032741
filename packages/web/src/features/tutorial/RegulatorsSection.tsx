import type { ExampleInfo } from '@trellis/contract';
import { resultTab } from '../../api/examples.ts';
import { countOf } from '../../ui/numbers.ts';
import { ExampleFigure } from './ExampleFigure.tsx';
import { Steps, WorkedQuestion, type Step } from './WorkedQuestion.tsx';
import styles from './Tutorial.module.css';

/** Worked question: which TFs regulate the genes of a list? */
export function RegulatorsSection() {
  return (
    <>
      <p>
        A list of genes that change together, for example from an RNA-seq experiment, raises the question of which TFs
        regulate them. TFs whose targets are enriched in the list are candidates.
      </p>
      <WorkedQuestion example="list" lacking={<p className={styles.lacking}>This site has no analyses yet.</p>}>
        {(example, examples) => <Steps steps={stepsOf(example, examples.tfs[0].name)} />}
      </WorkedQuestion>
    </>
  );
}

const stepsOf = (example: ExampleInfo, tf: string): Step[] => [
  chooseList(example),
  {
    title: 'Ask for all TFs',
    body: (
      <p>
        Run the query <code>{example.query}</code>. With the list as target genes, the result has only the genes of
        the list: {countOf(example.genes, 'gene')} with {countOf(example.tfs, 'TF')} that target them.
      </p>
    ),
    to: resultTab(example, 'table'),
    link: 'Open the table of the list',
  },
  {
    title: 'Find enriched regulators',
    body: (
      <>
        <p>
          Open the tab Target List Enrichment. For each analysis it compares the number of its targets in the list
          with the number expected by chance, within all protein-coding genes. {selectionText(example, tf)}
        </p>
        <ExampleFigure
          picture="targetLists"
          examples={['list']}
          caption={`The analyses whose targets are most enriched in ${listName(example)}`}
          marks={[
            'The analysis with the smallest p-value. Rows are analyses, columns are lists.',
            'The color scale: −log10 of the p-value, corrected over all analyses and lists.',
          ]}
          lacking="No analysis of this site can be compared with the list."
        />
      </>
    ),
    to: resultTab(example, 'target'),
    link: 'Open Target List Enrichment',
  },
  {
    title: 'Look at a candidate',
    body: (
      <p>
        A small p-value can come from a TF with very many targets. Compare influence, the share of the list that the
        TF targets, with specificity, the share of its targets that are in the list. Then look at the evidence for
        single genes in the table, or at the candidates as a network.
      </p>
    ),
    to: resultTab(example, 'network'),
    link: 'Open the network of the list',
  },
];

/** How the list was chosen, since that makes p-values small. */
const selectionText = ({ predefined }: ExampleInfo, tf: string): string =>
  predefined
    ? `This list was chosen for the tutorial because targets of ${tf} are enriched in it, so expect small p-values of ${tf}.`
    : `The list is made of targets of ${tf}, so ${tf} is enriched by construction, and its p-value says nothing.`;

const listName = ({ list }: ExampleInfo): string => list.replace(/\.txt$/, '');

const chooseList = (example: ExampleInfo): Step => ({
  title: 'Choose the list',
  body: example.predefined ? (
    <p>
      On the query page, choose <strong>{listName(example)}</strong> as target genes, or paste a list of your own.
    </p>
  ) : (
    <p>
      The data set of this site has no gene lists that fit. This example uses a list made from the data:{' '}
      <strong>{listName(example)}</strong>. On the query page, paste a list of your own as target genes.
    </p>
  ),
  to: '/query',
  link: 'Open the query page',
});
