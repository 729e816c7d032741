import type { Site } from '@trellis/contract';
import { headingOf, sectionOf, type ViewName } from '@trellis/engine/names';
import { useSite } from '../../api/site.ts';
import { Article, type ArticleSection } from '../../ui/Article.tsx';
import { BoundSection, ResultsSection, SungearSection } from './ResultSections.tsx';
import { DirectTargetsSection } from './DirectTargetsSection.tsx';
import { FiltersSection, InputsSection, KeywordsSection, QueriesSection } from './QuerySections.tsx';
import { FirstStepsSection } from './FirstStepsSection.tsx';
import { FunctionsSection, GeneSetsSection, MotifsSection, TargetListsSection } from './EnrichmentSections.tsx';
import { GeneListsSection, OtherSpeciesSection } from './GeneListSections.tsx';
import { AuprSection, NetworkSection } from './NetworkSections.tsx';
import { OverviewSection, ScriptsSection } from './DataSections.tsx';
import { RegulatorsSection } from './RegulatorsSection.tsx';
import { ValidationSection } from './ValidationSection.tsx';

/** A section, and whether the data of a site have what it is about. */
interface Part extends ArticleSection {
  readonly isFor?: (site: Site) => boolean;
}

/** The heading of the section about a view of a result. */
const aboutView = (view: ViewName) => ({ id: sectionOf(view), title: headingOf(view) });

/** The sections. Other pages and papers link to their ids: never change one. */
const parts: readonly Part[] = [
  { id: 'first-steps', title: 'First steps', body: <FirstStepsSection /> },
  { id: 'direct-targets', title: 'From a TF to its direct targets', body: <DirectTargetsSection /> },
  { id: 'regulators', title: 'From a gene list to its regulators', body: <RegulatorsSection /> },
  { id: 'validation', title: 'Validating a predicted network', body: <ValidationSection /> },
  { id: 'query', title: 'Writing a query', body: <QueriesSection /> },
  { id: 'filters', title: 'Filters', body: <FiltersSection /> },
  { id: 'keywords', title: 'Keywords', body: <KeywordsSection /> },
  { id: 'inputs', title: 'Gene lists and networks', body: <InputsSection /> },
  { id: 'results', title: 'Reading a result', body: <ResultsSection /> },
  { ...aboutView('network'), body: <NetworkSection /> },
  { id: 'aupr--area-under-precision-recall', title: 'AUPR (area under precision-recall)', body: <AuprSection /> },
  { ...aboutView('target-lists'), body: <TargetListsSection /> },
  { ...aboutView('motifs'), body: <MotifsSection />, isFor: hasMotifs },
  { ...aboutView('functions'), body: <FunctionsSection />, isFor: hasFunctions },
  { ...aboutView('gene-sets'), body: <GeneSetsSection /> },
  { ...aboutView('sungear'), body: <SungearSection /> },
  { ...aboutView('bound'), body: <BoundSection /> },
  { id: 'gene-lists', title: 'Gene lists and their regulators', body: <GeneListsSection /> },
  { id: 'other-species', title: 'Other species', body: <OtherSpeciesSection />, isFor: hasOrthologs },
  { id: 'data-overview', title: 'Data overview', body: <OverviewSection /> },
  { id: 'scripts', title: 'Scripts and reproducibility', body: <ScriptsSection /> },
];

function hasMotifs({ motifs: { clusters, individual } }: Site): boolean {
  return clusters + individual > 0;
}

function hasFunctions({ functions }: Site): boolean {
  return functions !== null;
}

function hasOrthologs({ orthologs }: Site): boolean {
  return orthologs.length > 0;
}

/**
 * Page Tutorial: three worked questions, how to write a query and how to read each view of a result. Sections about data that the
 * site does not have are left out.
 */
export function TutorialPage() {
  const { data: site } = useSite();
  const sections = parts.filter(({ isFor }) => !site || !isFor || isFor(site));
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
