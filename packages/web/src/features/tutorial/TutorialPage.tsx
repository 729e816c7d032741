import { Article, type ArticleSection } from '../../ui/Article.tsx';
import { AuprSection } from './AuprSection.tsx';
import { BoundRegulatedSection } from './BoundRegulatedSection.tsx';
import { FiltersSection } from './FiltersSection.tsx';
import { FirstStepsSection } from './FirstStepsSection.tsx';
import { GeneSetsSection } from './GeneSetsSection.tsx';
import { InputsSection } from './InputsSection.tsx';
import { KeywordsSection } from './KeywordsSection.tsx';
import { MotifsSection } from './MotifsSection.tsx';
import { NetworkSection } from './NetworkSection.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { QueriesSection } from './QueriesSection.tsx';
import { ResultsSection } from './ResultsSection.tsx';
import { ScriptsSection } from './ScriptsSection.tsx';
import { SungearSection } from './SungearSection.tsx';
import { TargetListsSection } from './TargetListsSection.tsx';

/** The sections. Other pages and papers link to their ids: never change one. */
const sections: readonly ArticleSection[] = [
  { id: 'first-steps', title: 'First steps', body: <FirstStepsSection /> },
  { id: 'query', title: 'Writing a query', body: <QueriesSection /> },
  { id: 'filters', title: 'Filters', body: <FiltersSection /> },
  { id: 'keywords', title: 'Keywords', body: <KeywordsSection /> },
  { id: 'inputs', title: 'Gene lists and networks', body: <InputsSection /> },
  { id: 'results', title: 'Reading a result', body: <ResultsSection /> },
  { id: 'network', title: 'Network', body: <NetworkSection /> },
  { id: 'aupr--area-under-precision-recall', title: 'AUPR (area under precision-recall)', body: <AuprSection /> },
  { id: 'target-list-enrichment', title: 'Target list enrichment', body: <TargetListsSection /> },
  { id: 'motif-enrichment', title: 'Motif enrichment', body: <MotifsSection /> },
  { id: 'gene-set-enrichment', title: 'Gene set enrichment', body: <GeneSetsSection /> },
  { id: 'sungear', title: 'Sungear', body: <SungearSection /> },
  { id: 'bound-and-regulated', title: 'Bound and regulated', body: <BoundRegulatedSection /> },
  { id: 'data-overview', title: 'Data overview', body: <OverviewSection /> },
  { id: 'scripts', title: 'Scripts and reproducibility', body: <ScriptsSection /> },
];

/** Page Tutorial: how to write a query and how to read each view of a result. */
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
