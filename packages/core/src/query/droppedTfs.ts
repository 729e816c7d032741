import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { groupBy } from '../groupBy.ts';
import type { Expression, Filter, FilterTerm } from './ast.ts';
import { readComparison } from './conditions.ts';
import { holds } from './filters.ts';
import { printFilter } from './print.ts';

/** How a sentence names several TFs. */
const nameList = new Intl.ListFormat('en', { type: 'conjunction' });

/** Longest list of TFs in a sentence. */
const maxNamed = 5;

/** A TF that a query asks for, with the filters around its name. */
interface QueriedTf {
  readonly tf: number;
  readonly filters: readonly Filter[];
}

/**
 * Sentences on the TFs that a query asks for by name and that no column of its answer has: `CDF1 and LBD37 have no analysis with
 * EXPERIMENT_TYPE = Binding.` `isFound` says which are there or need not be. TFs that it excludes, and TFs of keywords, are not among them.
 */
export function droppedTfs(dataset: Dataset, query: Expression, isFound: (tf: number) => boolean): string[] {
  const dropped = queriedTfs(dataset, query, []).filter(({ tf }) => !isFound(tf) && dataset.analysesByTf.has(tf));
  const byReason = groupBy(dropped, (requested) => reasonOf(dataset, requested));
  return Array.from(byReason, ([reason, requested]) => {
    const names = [...new Set(requested.map(({ tf }) => dataset.genes[tf].name || dataset.genes[tf].id))];
    const rest = names.length - maxNamed;
    const shown = rest > 0 ? [...names.slice(0, maxNamed), `${rest} more TFs`] : names;
    return `${nameList.format(shown)} ${names.length === 1 ? 'has' : 'have'} ${reason}.`;
  });
}

function queriedTfs(dataset: Dataset, part: Expression, filters: readonly Filter[]): QueriedTf[] {
  switch (part.kind) {
    case 'chain':
      return [part.first, ...part.rest.map(({ term }) => term)].flatMap((term) => queriedTfs(dataset, term, filters));
    case 'not':
      return [];
    case 'group':
      return queriedTfs(dataset, part.inner, filters);
    case 'filtered':
      return queriedTfs(dataset, part.inner, [part.filter, ...filters]);
    case 'name': {
      const match = dataset.names.find(part.name);
      return match.kind === 'gene' ? [{ tf: match.gene, filters }] : [];
    }
    default:
      return part satisfies never;
  }
}

/** What a TF lacks: an analysis that a condition on metadata lets pass, or a target. */
function reasonOf(dataset: Dataset, { tf, filters }: QueriedTf): string {
  const analyses = dataset.analysesByTf.get(tf) ?? [];
  const conditions = filters.flatMap(conditionsOf);
  const failing = conditions.find((term) => !analyses.some((analysis) => canPass(analysis, term)));
  if (failing) return `no analysis with ${printFilter(failing)}`;
  if (filters.length === 0) return 'no target left in this result';
  return `no target that passes [${filters.map((filter) => printFilter(filter)).join('] [')}]`;
}

/** The terms of a filter that must all hold; none where some are alternatives. */
function conditionsOf(filter: Filter): readonly FilterTerm[] {
  if (filter.kind !== 'filterChain') return [filter];
  if (filter.rest.some(({ operator }) => operator === 'or')) return [];
  return [filter.first, ...filter.rest.map(({ term }) => term)];
}

/** Whether an analysis has what a term asks of its metadata; true for a term about its targets. */
function canPass(analysis: Analysis, term: FilterTerm): boolean {
  if (term.kind !== 'comparison') return true;
  const condition = readComparison(term);
  return condition.kind === 'metadata' ? holds(condition, analysis) : true;
}
