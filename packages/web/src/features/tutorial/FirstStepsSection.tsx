import { Link } from 'wouter';
import { useSite } from '../../api/site.ts';
import { countOf } from '../../ui/numbers.ts';
import { RunnableExamples, useExampleTexts } from './RunnableExamples.tsx';

/** What the data are, and a first query. */
export function FirstStepsSection() {
  const totals = useSite().data?.totals;
  const words = useExampleTexts();
  return (
    <>
      <p>
        An <strong>analysis</strong> is one experiment on one transcription factor (TF): it binds somewhere near a
        gene (ChIP-seq, for example), or the expression of a gene changes with it (RNA-seq, microarrays). Each
        analysis is a list of <strong>target genes</strong>, with a fold change and a p-value where the experiment
        gives them.{' '}
        {totals
          ? `This site has ${countOf(totals.analyses, 'analysis', 'analyses')} of ${countOf(totals.tfs, 'TF')} with ${countOf(totals.interactions, 'interaction')}.`
          : 'This site has many of them.'}{' '}
        The <Link to="/overview">data overview</Link> lists them.
      </p>
      <p>
        The quickest way to a result is the search on the <Link to="/">start page</Link>: choose a TF by its gene id
        or symbol and press Search. The field in the header finds genes, GO terms, gene lists and analyses by names
        and words (press <kbd>/</kbd>). Everything else starts on the <Link to="/query">query page</Link>. Click on
        one of these to run it:
      </p>
      <RunnableExamples
        count={2}
        examples={
          words && [
            { text: words.a, says: `every target of ${words.a}, in all its analyses` },
            { text: `${words.a} or ${words.b}`, says: 'targets of either of two TFs' },
          ]
        }
      />
    </>
  );
}
