import type { Site } from '@trellis/contract';
import { Link } from 'wouter';
import { useSite } from '../../api/site.ts';
import { Article, type ArticleSection } from '../../ui/Article.tsx';
import { BoundSection } from './BoundSection.tsx';
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
import { OverviewSection } from './OverviewSection.tsx';
import { QueriesSection } from './QueriesSection.tsx';
import { RegulatorsSection } from './RegulatorsSection.tsx';
import { ResultsSection } from './ResultsSection.tsx';
import { ScriptsSection } from './ScriptsSection.tsx';
import { SungearSection } from './SungearSection.tsx';
import { TargetListsSection } from './TargetListsSection.tsx';
import { ValidationSection } from './ValidationSection.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';

/** A section, and whether the data of a site have what it is about. */
interface Part extends ArticleSection {
  readonly isFor?: (site: Site) => boolean;
}

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
  { id: 'network', title: 'Network', body: <NetworkSection /> },
  { id: 'aupr--area-under-precision-recall', title: 'AUPR (area under precision-recall)', body: <AuprSection /> },
  { id: 'target-list-enrichment', title: 'Target list enrichment', body: <TargetListsSection /> },
  { id: 'motif-enrichment', title: 'Motif enrichment', body: <MotifsSection />, isFor: hasMotifs },
  { id: 'functions', title: 'Functions', body: <FunctionsSection />, isFor: hasFunctions },
  { id: 'gene-set-enrichment', title: 'Gene set enrichment', body: <GeneSetsSection /> },
  { id: 'sungear', title: 'Sungear', body: <SungearSection /> },
  { id: 'bound-and-regulated', title: 'Bound and regulated', body: <BoundSection /> },
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

function AuprSection() {
  return (
    <>
      <p>
        With a <strong>target network</strong> among the inputs, the tab Network also says how well its predictions
        agree with the analyses. Predictions are taken in the order of their scores. A prediction is validated when
        one of the TF’s analyses has that target. Only predictions for TFs with analyses are evaluated.
      </p>
      <ul>
        <li>
          <strong>Precision</strong>: the share of the predictions so far that are validated.
        </li>
        <li>
          <strong>Recall</strong>: the share of all validated predictions that are among the predictions so far.
        </li>
        <li>
          <strong>AUPR</strong>: the area under the curve of the two. It is compared with 1,000 shuffles of the hits
          among the predictions of each TF, which give the band expected by chance and the p-value: a small one says
          that the network ranks the targets of a TF well, not that it ranks TFs well.
        </li>
      </ul>
      <p>
        Move the <strong>cutoff</strong> to the precision that you want to keep: all predictions up to the last
        position with this precision are kept. The pruned network can be saved, and drawn over the validated edges.
      </p>
      <ExampleFigure
        picture="precisionRecall"
        examples={['network']}
        caption="A predicted network against the analyses of its TFs"
        marks={['The predictions with the best scores.', 'The area under the curve (AUPR).']}
        tab="network"
        lacking="The data set of this site has no predicted network that its analyses can validate."
      />
    </>
  );
}

/** Orthologs of genes, lists and queries. */
function OtherSpeciesSection() {
  return (
    <>
      <p>
        Where the data set has orthologs of another species on this site, the tab <strong>Other species</strong> of a{' '}
        <Link to="/genes">gene list</Link> carries the list over: each gene is replaced by all of its orthologs. It
        says how many genes have one, several or a shared ortholog, and opens the new list on the site of the other
        species. Two species without a table of each other are connected through a third one that both have one with;
        such pairs are inferred.
      </p>
      <p>
        <strong>Show Query</strong> of a result writes the query for another species: its TFs become their orthologs
        that have analyses there, joined by “or”. TFs without one are left out, which changes what “and” and “not” ask
        for. Filters are copied, target genes and other inputs are not.
      </p>
      <p>
        The page of a TF tests whether its targets are conserved: of the genes with an ortholog, how many are targets
        of the TF, and how many have an ortholog that is a target of the TF’s ortholog. A large p-value does not show
        that targets differ, since the experiments of two species are rarely of the same tissue and kind.
      </p>
    </>
  );
}
