import { printExpression, type Expression, type Filter, type FilterTerm, type Operator } from '@trellis/core/query';
import type { Postfix, Term } from '@trellis/core/query';
import { childrenOf, type BuilderNode, type Nodes } from './nodes.ts';

/** The query of the builder as text; '' when no row is complete. */
export function writeQuery(nodes: Nodes): string {
  const expression = expressionOf(nodes);
  return expression ? printExpression(expression) : '';
}

/** The expression of the builder; TFs without a name, filters without a key or value, and empty groups are left out. */
export function expressionOf(nodes: Nodes, parent?: number): Expression | undefined {
  const [first, ...rest] = completeTerms(childrenOf(nodes, parent, false), (node) => termOf(nodes, node));
  if (!first) return undefined;
  return rest.length ? { kind: 'chain', first: first.term, rest } : first.term;
}

interface JoinedTerm<T> {
  readonly operator: Operator;
  readonly term: T;
}

const completeTerms = <T>(nodes: Nodes, toTerm: (node: BuilderNode) => T | undefined): JoinedTerm<T>[] =>
  nodes.flatMap((node) => {
    const term = toTerm(node);
    return term === undefined ? [] : [{ operator: node.operator, term }];
  });

function termOf(nodes: Nodes, node: BuilderNode): Term | undefined {
  const operand = operandOf(nodes, node);
  if (!operand) return undefined;
  const filter = filterOf(nodes, node.id);
  const postfix: Postfix = filter ? { kind: 'filtered', inner: operand, filter } : operand;
  return node.not ? { kind: 'not', term: postfix } : postfix;
}

function operandOf(nodes: Nodes, node: BuilderNode): Postfix | undefined {
  if (node.kind === 'tf') return node.name.trim() ? { kind: 'name', name: node.name.trim() } : undefined;
  const inner = expressionOf(nodes, node.id);
  return inner && { kind: 'group', inner };
}

function filterOf(nodes: Nodes, parent: number): Filter | undefined {
  const [first, ...rest] = completeTerms(childrenOf(nodes, parent, true), (node) => filterTermOf(nodes, node));
  if (!first) return undefined;
  return rest.length ? { kind: 'filterChain', first: first.term, rest } : first.term;
}

function filterTermOf(nodes: Nodes, node: BuilderNode): FilterTerm | undefined {
  const term = node.kind === 'filter' ? comparisonOf(node) : filterGroupOf(nodes, node.id);
  return term && node.not ? { kind: 'filterNot', term } : term;
}

function comparisonOf(node: Extract<BuilderNode, { kind: 'filter' }>): FilterTerm | undefined {
  const key = node.key.trim();
  const value = node.value.trim();
  return key && value ? { kind: 'comparison', key, operator: node.comparator, value } : undefined;
}

function filterGroupOf(nodes: Nodes, id: number): FilterTerm | undefined {
  const inner = filterOf(nodes, id);
  return inner && { kind: 'filterGroup', inner };
}
