import type { Dataset } from '@trellis/core/dataset';
import { isSentence } from '@trellis/core/edition';
import { chooseExampleTfs, directTargetsQuery } from '@trellis/core/examples';
import type { Site } from '@trellis/contract';
import { preferredTfs, type Edition } from './editions.ts';

/** What the pages show as examples before any of them has run. */
type SiteExamples = Pick<Site, 'defaultTf' | 'examples' | 'exampleIds' | 'quickSearch' | 'exampleQueries'>;

/** An edition that names one example shows one; two otherwise. */
const shownExamples = ({ settings: { examples } }: Edition): number => (examples?.length === 1 ? 1 : 2);

const known = new WeakMap<Dataset, SiteExamples>();

/** Returns the example TFs and queries of a data set; chosen once per data set, which takes up to 50 ms. */
export function siteExamples(dataset: Dataset, edition: Edition): SiteExamples {
  const found = known.get(dataset) ?? chooseSiteExamples(dataset, edition);
  known.set(dataset, found);
  return found;
}

function chooseSiteExamples(dataset: Dataset, edition: Edition): SiteExamples {
  const tfs = chooseExampleTfs(dataset, preferredTfs(edition.settings));
  const [first, second] = tfs;
  const hasExpression =
    'all_expression' in dataset.namedQueries && dataset.analyses.some(({ expression }) => expression);
  const { homeQuestion } = edition.settings;
  const exampleQueries = [
    ...(homeQuestion === undefined || isSentence(homeQuestion)
      ? []
      : [{ query: homeQuestion, says: 'the question that this site begins with' }]),
    ...(first ? [{ query: first.name, says: 'every target of one transcription factor' }] : []),
    ...(first?.hasDirectTargets
      ? [{ query: directTargetsQuery(first.name), says: 'direct targets: genes that it binds and regulates' }]
      : []),
    ...(second
      ? [{ query: `${first.name} and ${second.name}`, says: 'genes that both transcription factors target' }]
      : []),
    ...(hasExpression ? [{ query: 'all_expression', says: 'every gene regulated by a transcription factor' }] : []),
    { query: 'all_tfs[targeted_by >= 3]', says: 'genes that at least three analyses agree on' },
  ];
  return {
    defaultTf: first?.id ?? '',
    examples: tfs.slice(0, shownExamples(edition)).map(({ name }) => name),
    exampleIds: tfs.map(({ id }) => id),
    quickSearch: quickSearchOf(dataset, edition),
    exampleQueries,
  };
}

/** What the quick search begins with: what the edition names, as far as it has analyses. */
function quickSearchOf(dataset: Dataset, { settings: { defaultTf = '', examples = [] } }: Edition) {
  const shown = examples.length > 0 ? chooseExampleTfs(dataset, examples).slice(0, examples.length) : [];
  const match = dataset.names.find(defaultTf);
  const [first] = dataset.analysesByTf.keys();
  const selected = match.kind === 'gene' && dataset.analysesByTf.has(match.gene) ? match.gene : first;
  return { examples: shown.map(({ id }) => id), selected: selected === undefined ? '' : dataset.genes[selected].id };
}
