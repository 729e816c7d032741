import type { ExampleInfo } from '@trellis/contract';
import { Link } from 'wouter';
import { resultTab } from '../../api/examples.ts';
import { countOf } from '../../ui/numbers.ts';
import { ExampleFigure } from './ExampleFigure.tsx';
import { Steps, WorkedQuestion, type Step } from './WorkedQuestion.tsx';
import styles from './Tutorial.module.css';

/** Worked question: how well do experiments support a predicted network? */
export function ValidationSection() {
  return (
    <>
      <p>
        A network inferred from expression data ranks its edges by a score. Experiments show how far down the ranking
        its predictions can be used.
      </p>
      <WorkedQuestion example="network" lacking={<NoNetwork />}>
        {(example) => <Steps steps={stepsOf(example)} />}
      </WorkedQuestion>
    </>
  );
}

const NoNetwork = () => (
  <p className={styles.lacking}>
    The data set of this site has no predicted network that its analyses can validate. Paste or upload your own as
    target network on the <Link to="/query">query page</Link>.
  </p>
);

const stepsOf = (example: ExampleInfo): Step[] => [
  {
    title: 'Choose the network',
    body: (
      <p>
        On the query page, choose <strong>{example.network}</strong> as target network, or paste your own: source,
        edge name, target and an optional score, separated by tabs.
      </p>
    ),
    to: '/query',
    link: 'Open the query page',
  },
  {
    title: 'Run it with all TFs',
    body: (
      <p>
        Run the query <code>{example.query}</code>. Only TFs and genes of the network are kept:{' '}
        {countOf(example.tfs, 'TF')} with analyses, and {countOf(example.genes, 'gene')}.
      </p>
    ),
    to: resultTab(example, 'summary'),
    link: 'Open the result of the network',
  },
  {
    title: 'Compare precision and recall with chance',
    body: (
      <>
        <p>
          Open the tab Network. A prediction is validated when an analysis of its TF has its target. The curve follows
          the predictions from the best score to the worst. Of the networks of this site, this one was chosen because
          validated predictions rank highest in it.
        </p>
        <ExampleFigure
          picture="precisionRecall"
          examples={['network']}
          caption={`${example.network} against the analyses of its TFs`}
          marks={[
            'The predictions with the best scores. A good ranking has its highest precision here.',
            'The area under the curve (AUPR). The p-value is the share of 1,000 shuffles with an area at least as large.',
          ]}
          lacking="No prediction of this network can be validated."
        />
      </>
    ),
    to: resultTab(example, 'network'),
    link: 'Open precision and recall',
  },
  {
    title: 'Keep the predictions that you need',
    body: (
      <p>
        Move the cutoff to a precision. The numbers next to the curve show how many edges, TFs and targets remain.
        Save the pruned network, or draw it over the validated edges.
      </p>
    ),
    to: resultTab(example, 'network'),
    link: 'Open the cutoff',
  },
];
