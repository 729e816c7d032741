import {
  parseQuery,
  type Expression,
  type Filter,
  type FilterTerm,
  type Operator,
  type Term,
} from '@trellis/core/query';
import type { BuilderNode, NodeContent, Nodes } from './nodes.ts';

/** The rows of a query, or the sentence that says why it cannot be shown as rows. */
export type BuilderQuery = { readonly nodes: Nodes } | UnshownQuery;

interface UnshownQuery {
  readonly problem: string;
  /** Whether it is a query, which has no syntax error. */
  readonly isFinished: boolean;
}

/** Reads a query into nodes. A text with a syntax error, or with a call like `expand`, cannot be shown as rows. */
export function readQuery(text: string): BuilderQuery {
  if (!text.trim()) return { nodes: [] };
  try {
    const query = parseQuery(text);
    if (query.kind !== 'call') return { nodes: nodesOf(query) };
    return { problem: `The builder cannot show ${query.name}(...); write it as text.`, isFinished: true };
  } catch {
    return { problem: 'The query is not finished.', isFinished: false };
  }
}

/** The nodes of a parsed query. A filter after a filter and a double negation become groups: a row shows one of each. */
function nodesOf(expression: Expression): Nodes {
  const reader = new NodeReader();
  reader.expression(expression, undefined);
  return reader.nodes;
}

interface NodeContext {
  readonly parent: number | undefined;
  readonly operator: Operator;
  readonly not: boolean;
}

class NodeReader {
  readonly nodes: BuilderNode[] = [];

  expression(expression: Expression, parent: number | undefined): void {
    const chain = expression.kind === 'chain' ? expression : { first: expression, rest: [] };
    this.term(chain.first, { parent, operator: 'or', not: false });
    for (const { operator, term } of chain.rest) this.term(term, { parent, operator, not: false });
  }

  private term(term: Term, context: NodeContext): number {
    switch (term.kind) {
      case 'name':
        return this.add({ kind: 'tf', name: term.name }, context);
      case 'group': {
        const id = this.add({ kind: 'group' }, context);
        this.expression(term.inner, id);
        return id;
      }
      case 'filtered': {
        const id =
          term.inner.kind === 'filtered' ? this.addGroup(term.inner, context) : this.term(term.inner, context);
        this.filter(term.filter, id);
        return id;
      }
      case 'not':
        return term.term.kind === 'not'
          ? this.addGroup(term.term, { ...context, not: true })
          : this.term(term.term, { ...context, not: true });
      default:
        return term satisfies never;
    }
  }

  private addGroup(term: Term, context: NodeContext): number {
    const id = this.add({ kind: 'group' }, context);
    this.term(term, { parent: id, operator: 'or', not: false });
    return id;
  }

  private filter(filter: Filter, parent: number): void {
    const chain = filter.kind === 'filterChain' ? filter : { first: filter, rest: [] };
    this.filterTerm(chain.first, { parent, operator: 'or', not: false });
    for (const { operator, term } of chain.rest) this.filterTerm(term, { parent, operator, not: false });
  }

  private filterTerm(term: FilterTerm, context: NodeContext): void {
    switch (term.kind) {
      case 'comparison':
        this.add({ kind: 'filter', key: term.key, comparator: term.operator, value: term.value }, context);
        return;
      case 'filterGroup':
        this.filter(term.inner, this.add({ kind: 'filterGroup' }, context));
        return;
      case 'filterNot':
        if (term.term.kind !== 'filterNot') return this.filterTerm(term.term, { ...context, not: true });
        return this.filterTerm(term.term, {
          parent: this.add({ kind: 'filterGroup' }, { ...context, not: true }),
          operator: 'or',
          not: false,
        });
      default:
        return term satisfies never;
    }
  }

  private add(content: NodeContent, context: NodeContext): number {
    const id = this.nodes.length + 1;
    this.nodes.push({ ...context, ...content, id });
    return id;
  }
}
