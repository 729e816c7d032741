import type { ExampleInfo, Examples } from '@trellis/contract';
import { titleOf } from '@trellis/engine/names';
import { Link } from 'wouter';
import { exampleNamed, resultTab } from '../../api/examples.ts';
import { countOf } from '../../ui/numbers.ts';
import { DirectTargetsFigure } from './ResultSections.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import { Steps, WorkedQuestion, type Step } from './WorkedQuestion.tsx';
import styles from './Tutorial.module.css';

/** Worked question: which genes does a TF both bind and regulate? */
export function DirectTargetsSection() {
  return (
    <>
      <p>
        A gene near a binding site of a TF is not always regulated by it, and a gene that changes with the TF can be a
        target of another one. Genes with both kinds of evidence are its likely direct targets.
      </p>
      <WorkedQuestion example="targets" lacking={<p className={styles.lacking}>This site has no analyses yet.</p>}>
        {(targets, examples) => <Steps steps={stepsOf(targets, examples)} />}
      </WorkedQuestion>
    </>
  );
}

function stepsOf(targets: ExampleInfo, examples: Examples): Step[] {
  const tf = examples.tfs[0].name;
  const direct = exampleNamed(examples, 'direct');
  return [allTargets(tf, targets), ...(direct ? directSteps(tf, targets, direct) : boundSteps(tf, targets))];
}

const allTargets = (tf: string, targets: ExampleInfo): Step => ({
  title: `Find all targets of ${tf}`,
  body: (
    <>
      <p>
        Type <code>{tf}</code> into the search of the <Link to="/">start page</Link> and press Search. The result has{' '}
        {countOf(targets.genes, 'gene')} in {countOf(targets.analyses, 'analysis', 'analyses')}.
      </p>
      <ExampleFigure
        picture="summary"
        examples={['targets']}
        caption={`Targets of ${tf} in each of its analyses`}
        marks={[
          'A bar is one analysis. Its length is the number of target genes.',
          'The colors show the kind of edge: bound, induced, repressed, or regulated without a fold change.',
        ]}
        lacking="This result has no picture."
      />
    </>
  ),
  to: resultTab(targets, 'summary'),
  link: `Open all targets of ${tf}`,
});

const directSteps = (tf: string, targets: ExampleInfo, direct: ExampleInfo): Step[] => [
  {
    title: 'Compare binding with regulation',
    body: (
      <>
        <p>
          Open the tab {titleOf('bound')}. It counts the genes with each kind of evidence among the protein-coding
          genes, and tests whether more genes than expected have both. {tf} was chosen for this tutorial because its
          binding and regulation agree; for another TF the p-value can be much larger.
        </p>
        <DirectTargetsFigure tf={tf} />
      </>
    ),
    to: resultTab(targets, 'bound'),
    link: `Open ${titleOf('bound')}`,
  },
  {
    title: 'List the direct targets',
    body: (
      <>
        <p>
          Press Direct targets next to the search, or run this query. Its result has {countOf(direct.genes, 'gene')}.
        </p>
        <pre tabIndex={0}>{direct.query}</pre>
        <ExampleFigure
          picture="network"
          examples={['direct']}
          caption={`Direct targets of ${tf} that most analyses report`}
          marks={['The TF.', 'A direct target: one edge is its binding, another its regulation.']}
          lacking="This result has no network."
        />
      </>
    ),
    to: resultTab(direct, 'table'),
    link: `Open the direct targets of ${tf}`,
  },
  motifStep(tf, direct),
  exportStep(direct),
];

/** The steps for a TF without direct targets. */
const boundSteps = (tf: string, targets: ExampleInfo): Step[] => [
  {
    title: 'Compare binding with regulation',
    body: (
      <p className={styles.lacking}>
        The data set of this site has no TF with both binding and expression analyses, so direct targets cannot be
        shown. The next steps use all targets of {tf}.
      </p>
    ),
    to: '/overview',
    link: 'Open the data overview',
  },
  motifStep(tf, targets),
  exportStep(targets),
];

const motifStep = (tf: string, result: ExampleInfo): Step => ({
  title: 'Check the motifs in their promoters',
  body: (
    <>
      <p>
        If {tf} binds these genes itself, a motif of its family is likely to be enriched. Open the tab{' '}
        {titleOf('motifs')}: it compares the motif hits of the genes with those of all protein-coding genes.
      </p>
      <ExampleFigure
        picture="motifs"
        examples={[result.name]}
        caption="Enriched motif clusters in the promoters, for each analysis"
        marks={[
          'The smallest p-value. The family of the motif is in the label of its row.',
          'The color scale: −log10 of the p-value, corrected over analyses, motifs and regions.',
        ]}
        lacking="The data set of this site has no motifs that are enriched in these promoters."
      />
    </>
  ),
  to: resultTab(result, 'motif'),
  link: `Open ${titleOf('motifs')}`,
});

const exportStep = (result: ExampleInfo): Step => ({
  title: 'Save the genes',
  body: (
    <p>
      In the table, Export Target Genes saves the ids as a text file. Export, All interactions saves every analysis
      and target as a line of a CSV file.
    </p>
  ),
  to: resultTab(result, 'table'),
  link: 'Open the table',
});
