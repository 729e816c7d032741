import type { Expression, Filter, Query } from '../../src/query/index.ts';

/** Writes a tree in full: kinds of nodes, and texts as they were read. Texts that could be mistaken stand in quotes. */
export function treeText(query: Query): string {
  if (query.kind !== 'call') return expressionText(query);
  return `Call(${[query.name, ...query.arguments.map(({ text }) => text)].map(wordText).join(', ')})`;
}

const wordText = (text: string): string => (/^[\w.-]+$/.test(text) ? text : JSON.stringify(text));

function expressionText(node: Expression): string {
  switch (node.kind) {
    case 'chain':
      return `Chain(${chained(node.first, node.rest, expressionText)})`;
    case 'not':
      return `Not(${expressionText(node.term)})`;
    case 'group':
      return `Group(${expressionText(node.inner)})`;
    case 'filtered':
      return `Filtered(${expressionText(node.inner)}, ${filterText(node.filter)})`;
    case 'name':
      return `Name(${wordText(node.name)})`;
    default:
      return node satisfies never;
  }
}

function filterText(node: Filter): string {
  switch (node.kind) {
    case 'filterChain':
      return `FilterChain(${chained(node.first, node.rest, filterText)})`;
    case 'filterNot':
      return `FilterNot(${filterText(node.term)})`;
    case 'filterGroup':
      return `FilterGroup(${filterText(node.inner)})`;
    case 'comparison':
      return `Comparison(${wordText(node.key)} ${node.operator} ${wordText(node.value)})`;
    default:
      return node satisfies never;
  }
}

const chained = <T>(
  first: T,
  rest: readonly { readonly operator: string; readonly term: T }[],
  write: (term: T) => string,
): string => [write(first), ...rest.flatMap(({ operator, term }) => [operator, write(term)])].join(', ');
