import { printExpression, type Expression, type Filter, type FilterTerm, type Operator } from '@trellis/core';
import type { Postfix, Term } from '@trellis/core';
import { childrenOf, type BuilderNode, type Nodes } from './nodes.ts';

/** The text that the builder stands for; '' when nothing in it is complete. */
export function writeQuery(nodes: Nodes): string {
  const expression = expressionOf(nodes);
  return expression ? printExpression(expression) : '';
}

/** The tree of a query; TFs without a name, filters without key or value and empty groups are left out. */
export function expressionOf(nodes: Nodes, parent?: number): Expression | undefined {
  const [first, ...rest] = complete(childrenOf(nodes, parent, false), (node) => termOf(nodes, node));
  if (!first) return undefined;
  return rest.length ? { kind: 'chain', first: first.term, rest } : first.term;
}

interface Joined<T> {
  readonly operator: Operator;
  readonly term: T;
}

const complete = <T>(nodes: Nodes, read: (node: BuilderNode) => T | undefined): Joined<T>[] =>
  nodes.flatMap((node) => {
    const term = read(node);
    return term === undefined ? [] : [{ operator: node.operator, term }];
  });

function termOf(nodes: Nodes, node: BuilderNode): Term | undefined {
  const inner = bodyOf(nodes, node);
  if (!inner) return undefined;
  const filter = filterOf(nodes, node.id);
  const postfix: Postfix = filter ? { kind: 'filtered', inner, filter } : inner;
  return node.not ? { kind: 'not', term: postfix } : postfix;
}

function bodyOf(nodes: Nodes, node: BuilderNode): Postfix | undefined {
  if (node.kind === 'tf') return node.name.trim() ? { kind: 'name', name: node.name.trim() } : undefined;
  const inner = expressionOf(nodes, node.id);
  return inner && { kind: 'group', inner };
}

function filterOf(nodes: Nodes, parent: number): Filter | undefined {
  const [first, ...rest] = complete(childrenOf(nodes, parent, true), (node) => filterTermOf(nodes, node));
  if (!first) return undefined;
  return rest.length ? { kind: 'filterChain', first: first.term, rest } : first.term;
}

function filterTermOf(nodes: Nodes, node: BuilderNode): FilterTerm | undefined {
  const term = node.kind === 'filter' ? comparisonOf(node) : groupOf(nodes, node.id);
  return term && node.not ? { kind: 'filterNot', term } : term;
}

function comparisonOf(node: Extract<BuilderNode, { kind: 'filter' }>): FilterTerm | undefined {
  const key = node.key.trim();
  const value = node.value.trim();
  return key && value ? { kind: 'comparison', key, operator: node.comparator, value } : undefined;
}

function groupOf(nodes: Nodes, id: number): FilterTerm | undefined {
  const inner = filterOf(nodes, id);
  return inner && { kind: 'filterGroup', inner };
}
