import type { Site } from '@trellis/contract';
import type { Dataset } from '@trellis/core/dataset';
import { bindingTerms, isSentence } from '@trellis/core/edition';
import { hasEvidenceCodes } from '@trellis/core/ontology';
import { countDataTypes, countMotifs, explainNames } from '@trellis/core/views';
import type { Edition } from '../data/editions.ts';
import { siteExamples } from '../data/siteExamples.ts';

/** What a data set and the settings of its edition say about a site. */
export type SiteFacts = Omit<
  Site,
  'issuesUrl' | 'embedOrigins' | 'guideEditUrl' | 'contact' | 'orthologs' | 'editions'
>;

export const siteFacts = (dataset: Dataset, edition: Edition): SiteFacts => ({
  edition: edition.name,
  title: edition.title,
  species: edition.settings.species ?? '',
  annotation: edition.settings.annotation ?? '',
  homeQuestion: headingOf(edition),
  ...siteExamples(dataset, edition),
  geneLinks: [...(edition.settings.geneLinks ?? [])],
  ...factsOf(dataset),
});

type Facts = ReturnType<typeof countFacts>;

const known = new WeakMap<Dataset, Facts>();

/** What only a data set says. Counted once: which named queries find analyses takes 60 ms, and every page asks for it. */
function factsOf(dataset: Dataset): Facts {
  const facts = known.get(dataset) ?? countFacts(dataset);
  known.set(dataset, facts);
  return facts;
}

const countFacts = (dataset: Dataset) => ({
  idExamples: idExamplesOf(dataset),
  namedQueries: usedQueries(dataset),
  label: dataset.label,
  version: dataset.version,
  binding: bindingTerms(dataset),
  dataTypes: countDataTypes(dataset),
  totals: {
    genes: dataset.genes.length,
    tfs: dataset.analysesByTf.size,
    analyses: dataset.analyses.length,
    interactions: dataset.analyses.reduce((sum, analysis) => sum + analysis.targets.length, 0),
  },
  motifs: countMotifs(dataset),
  functions: functionsOf(dataset),
});

/** The question of the home page, where it is a sentence. */
function headingOf({ settings: { homeQuestion = '' } }: Edition): string {
  return isSentence(homeQuestion) ? homeQuestion : '';
}

/** Ids as users write them: that of the settings, then those of TFs, then of other genes. */
function idExamplesOf({ settings: { idExample }, analysesByTf, genes }: Dataset): string[] {
  const tfs = [...analysesByTf.keys()].slice(0, 3).map((tf) => genes[tf].id);
  const ids = [...(idExample === undefined ? [] : [idExample]), ...tfs, ...genes.slice(0, 3).map(({ id }) => id)];
  return [...new Set(ids)].slice(0, 3);
}

/** The named queries that find analyses here. */
const usedQueries = (dataset: Dataset): string[] =>
  explainNames(dataset, Object.keys(dataset.namedQueries)).flatMap((meaning) =>
    meaning.kind === 'keyword' && meaning.analyses > 0 ? [meaning.name] : [],
  );

/** What the pages need for tests of functions; null without annotations. */
const functionsOf = ({ evidenceCodes: codes }: Dataset): Site['functions'] =>
  codes && { evidence: hasEvidenceCodes({ codes }) };
