import { Article, type ArticleSection } from '../../ui/Article.tsx';
import { Aupr } from './Aupr.tsx';
import { BoundRegulated } from './BoundRegulated.tsx';
import { Filters } from './Filters.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { GeneSets } from './GeneSets.tsx';
import { Inputs } from './Inputs.tsx';
import { Keywords } from './Keywords.tsx';
import { Motifs } from './Motifs.tsx';
import { Network } from './Network.tsx';
import { Overview } from './Overview.tsx';
import { Queries } from './Queries.tsx';
import { Results } from './Results.tsx';
import { Scripts } from './Scripts.tsx';
import { Sungear } from './Sungear.tsx';
import { TargetLists } from './TargetLists.tsx';

/** Parts of the tutorial. Their ids are addresses that other pages and papers link to: never change one. */
const sections: readonly ArticleSection[] = [
  { id: 'first-steps', title: 'First steps', body: <FirstSteps /> },
  { id: 'query', title: 'Writing a query', body: <Queries /> },
  { id: 'filters', title: 'Filters', body: <Filters /> },
  { id: 'keywords', title: 'Keywords', body: <Keywords /> },
  { id: 'inputs', title: 'Gene lists and networks', body: <Inputs /> },
  { id: 'results', title: 'Reading a result', body: <Results /> },
  { id: 'network', title: 'Network', body: <Network /> },
  { id: 'aupr--area-under-precision-recall', title: 'AUPR (area under precision-recall)', body: <Aupr /> },
  { id: 'target-list-enrichment', title: 'Target list enrichment', body: <TargetLists /> },
  { id: 'motif-enrichment', title: 'Motif enrichment', body: <Motifs /> },
  { id: 'gene-set-enrichment', title: 'Gene set enrichment', body: <GeneSets /> },
  { id: 'sungear', title: 'Sungear', body: <Sungear /> },
  { id: 'bound-and-regulated', title: 'Bound and regulated', body: <BoundRegulated /> },
  { id: 'data-overview', title: 'Data overview', body: <Overview /> },
  { id: 'scripts', title: 'Scripts and reproducing', body: <Scripts /> },
];

/** Page Tutorial: how to ask, and how to read each view of an answer. */
export function TutorialPage() {
  return (
    <Article
      title="Tutorial"
      lead={
        <p>
          How to ask which genes a transcription factor binds and regulates, and how to read each view of the answer.
        </p>
      }
      sections={sections}
    />
  );
}
