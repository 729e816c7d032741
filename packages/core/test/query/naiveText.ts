import type { Expression, Filter } from '../../src/query/index.ts';

/** Text of a query with ids for symbols, as filter texts show it; `idOf` knows the id of a name. */
export function textOf(node: Expression, idOf: (name: string) => string): string {
  if (node.kind === 'name') return idOf(node.name);
  if (node.kind === 'not') return `not ${textOf(node.term, idOf)}`;
  if (node.kind === 'group') return `(${textOf(node.inner, idOf)})`;
  if (node.kind === 'filtered') return `${textOf(node.inner, idOf)}[${filterTextOf(node.filter)}]`;
  return [node.first, ...node.rest.flatMap(({ operator, term }) => [operator, term])]
    .map((part) => (typeof part === 'string' ? part : textOf(part, idOf)))
    .join(' ');
}

function filterTextOf(node: Filter): string {
  if (node.kind === 'comparison') return `${node.key} ${node.operator} ${quoted(node.value)}`;
  if (node.kind === 'filterNot') return `not ${filterTextOf(node.term)}`;
  if (node.kind === 'filterGroup') return `(${filterTextOf(node.inner)})`;
  return [node.first, ...node.rest.flatMap(({ operator, term }) => [operator, term])]
    .map((part) => (typeof part === 'string' ? part : filterTextOf(part)))
    .join(' ');
}

const quoted = (value: string): string => (/[ %]/.test(value) ? `'${value}'` : value);
