import type { Filter, FilterTerm } from './ast.ts';
import { readComparison } from './conditions.ts';

/**
 * The part of a filter that asks about the analysis itself: without comparisons of targeted_by, which count the other
 * analyses. Returns the same filter if it has none, undefined if nothing is left.
 */
export function analysisFilter(filter: Filter): Filter | undefined {
  if (filter.kind !== 'filterChain') return analysisTerm(filter);
  const first = analysisTerm(filter.first);
  const rest = filter.rest.map(({ operator, term }) => ({ operator, term: analysisTerm(term) }));
  if (first === filter.first && rest.every(({ term }, i) => term === filter.rest[i].term)) return filter;
  const kept = [{ operator: 'and' as const, term: first }, ...rest].flatMap(({ operator, term }) =>
    term ? [{ operator, term }] : [],
  );
  if (!kept.length) return undefined;
  return kept.length > 1 ? { ...filter, first: kept[0].term, rest: kept.slice(1) } : kept[0].term;
}

function analysisTerm(term: FilterTerm): FilterTerm | undefined {
  switch (term.kind) {
    case 'filterNot': {
      const inner = analysisTerm(term.term);
      return inner === term.term ? term : inner && { ...term, term: inner };
    }
    case 'filterGroup': {
      const inner = analysisFilter(term.inner);
      return inner === term.inner ? term : inner && { ...term, inner };
    }
    case 'comparison':
      return readComparison(term).kind === 'targetedBy' ? undefined : term;
    default:
      return term satisfies never;
  }
}
