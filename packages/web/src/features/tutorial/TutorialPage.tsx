import { Article, type ArticleSection } from '../../ui/Article.tsx';
import { AuprSection } from './AuprSection.tsx';
import { BoundRegulatedSection } from './BoundRegulatedSection.tsx';
import { DirectTargetsSection } from './DirectTargetsSection.tsx';
import { FiltersSection } from './FiltersSection.tsx';
import { FirstStepsSection } from './FirstStepsSection.tsx';
import { FunctionsSection } from './FunctionsSection.tsx';
import { GeneListsSection } from './GeneListsSection.tsx';
import { GeneSetsSection } from './GeneSetsSection.tsx';
import { InputsSection } from './InputsSection.tsx';
import { KeywordsSection } from './KeywordsSection.tsx';
import { MotifsSection } from './MotifsSection.tsx';
import { NetworkSection } from './NetworkSection.tsx';
import { OtherSpeciesSection } from './OtherSpeciesSection.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { QueriesSection } from './QueriesSection.tsx';
import { RegulatorsSection } from './RegulatorsSection.tsx';
import { ResultsSection } from './ResultsSection.tsx';
import { ScriptsSection } from './ScriptsSection.tsx';
import { SungearSection } from './SungearSection.tsx';
import { TargetListsSection } from './TargetListsSection.tsx';
import { ValidationSection } from './ValidationSection.tsx';

/** The sections. Other pages and papers link to their ids: never change one. */
const sections: readonly ArticleSection[] = [
  { id: 'first-steps', title: 'First steps', body: <FirstStepsSection /> },
  { id: 'direct-targets', title: 'From a TF to its direct targets', body: <DirectTargetsSection /> },
  { id: 'regulators', title: 'From a gene list to its regulators', body: <RegulatorsSection /> },
  { id: 'validation', title: 'Validating a predicted network', body: <ValidationSection /> },
  { id: 'query', title: 'Writing a query', body: <QueriesSection /> },
  { id: 'filters', title: 'Filters', body: <FiltersSection /> },
  { id: 'keywords', title: 'Keywords', body: <KeywordsSection /> },
  { id: 'inputs', title: 'Gene lists and networks', body: <InputsSection /> },
  { id: 'results', title: 'Reading a result', body: <ResultsSection /> },
  { id: 'network', title: 'Network', body: <NetworkSection /> },
  { id: 'aupr--area-under-precision-recall', title: 'AUPR (area under precision-recall)', body: <AuprSection /> },
  { id: 'target-list-enrichment', title: 'Target list enrichment', body: <TargetListsSection /> },
  { id: 'motif-enrichment', title: 'Motif enrichment', body: <MotifsSection /> },
  { id: 'functions', title: 'Functions', body: <FunctionsSection /> },
  { id: 'gene-set-enrichment', title: 'Gene set enrichment', body: <GeneSetsSection /> },
  { id: 'sungear', title: 'Sungear', body: <SungearSection /> },
  { id: 'bound-and-regulated', title: 'Bound and regulated', body: <BoundRegulatedSection /> },
  { id: 'gene-lists', title: 'Gene lists: regulators, functions, orthologs', body: <GeneListsSection /> },
  { id: 'other-species', title: 'Other species', body: <OtherSpeciesSection /> },
  { id: 'data-overview', title: 'Data overview', body: <OverviewSection /> },
  { id: 'scripts', title: 'Scripts and reproducibility', body: <ScriptsSection /> },
];

/** Page Tutorial: three worked questions, how to write a query and how to read each view of a result. */
export function TutorialPage() {
  return (
    <Article
      title="Tutorial"
      lead={
        <p>
          Three questions worked from beginning to end, then how to write a query and how to read each view of its
          result. All numbers and pictures are from the data set of this site.
        </p>
      }
      sections={sections}
    />
  );
}
