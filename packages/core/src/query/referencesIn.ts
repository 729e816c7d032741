import type { Comparison, Filter, Name, Query } from './ast.ts';

/** What a query refers to, in the order of its text. */
export interface QueryReferences {
  readonly names: readonly Name[];
  readonly comparisons: readonly Comparison[];
}

/** The names and comparisons of a parsed query. Arguments of a call are texts of their own and are left out. */
export function referencesIn(query: Query): QueryReferences {
  const references = { names: [], comparisons: [] };
  collect(query, references);
  return references;
}

function collect(node: Query | Filter, into: { readonly names: Name[]; readonly comparisons: Comparison[] }): void {
  switch (node.kind) {
    case 'name':
      return void into.names.push(node);
    case 'comparison':
      return void into.comparisons.push(node);
    case 'chain':
    case 'filterChain':
      collect(node.first, into);
      return node.rest.forEach(({ term }) => collect(term, into));
    case 'not':
    case 'filterNot':
      return collect(node.term, into);
    case 'group':
    case 'filterGroup':
      return collect(node.inner, into);
    case 'filtered':
      collect(node.inner, into);
      return collect(node.filter, into);
    case 'call':
      return;
    default:
      return node satisfies never;
  }
}
