import { parseQuery, type Expression, type Filter, type FilterTerm, type Operator, type Term } from '@trellis/core';
import type { BuilderNode, Content, Nodes } from './nodes.ts';

/** What the builder makes of a text. */
export type ReadQuery = { readonly nodes: Nodes } | { readonly problem: string };

/** Reads a text into nodes. A text that is no query, and a call such as expand, cannot be shown as rows. */
export function readQuery(text: string): ReadQuery {
  if (!text.trim()) return { nodes: [] };
  try {
    const query = parseQuery(text);
    if (query.kind === 'call') return { problem: `The builder cannot show ${query.name}(...); write it as text.` };
    return { nodes: nodesOf(query) };
  } catch {
    return { problem: 'The text is no complete query yet.' };
  }
}

/** The nodes of a parsed query. Filters behind filters and negations of negations get a group of their own. */
export function nodesOf(expression: Expression): Nodes {
  const reader = new Reader();
  reader.expression(expression, undefined);
  return reader.nodes;
}

interface At {
  readonly parent: number | undefined;
  readonly operator: Operator;
  readonly not: boolean;
}

class Reader {
  readonly nodes: BuilderNode[] = [];

  expression(expression: Expression, parent: number | undefined): void {
    const chain = expression.kind === 'chain' ? expression : { first: expression, rest: [] };
    this.term(chain.first, { parent, operator: 'or', not: false });
    for (const { operator, term } of chain.rest) this.term(term, { parent, operator, not: false });
  }

  private term(term: Term, at: At): number {
    switch (term.kind) {
      case 'name':
        return this.add({ kind: 'tf', name: term.name }, at);
      case 'group': {
        const id = this.add({ kind: 'group' }, at);
        this.expression(term.inner, id);
        return id;
      }
      case 'filtered': {
        const id = term.inner.kind === 'filtered' ? this.wrapped(term.inner, at) : this.term(term.inner, at);
        this.filter(term.filter, id);
        return id;
      }
      case 'not':
        return term.term.kind === 'not'
          ? this.wrapped(term.term, { ...at, not: true })
          : this.term(term.term, { ...at, not: true });
      default:
        return term satisfies never;
    }
  }

  private wrapped(term: Term, at: At): number {
    const id = this.add({ kind: 'group' }, at);
    this.term(term, { parent: id, operator: 'or', not: false });
    return id;
  }

  private filter(filter: Filter, parent: number): void {
    const chain = filter.kind === 'filterChain' ? filter : { first: filter, rest: [] };
    this.filterTerm(chain.first, { parent, operator: 'or', not: false });
    for (const { operator, term } of chain.rest) this.filterTerm(term, { parent, operator, not: false });
  }

  private filterTerm(term: FilterTerm, at: At): void {
    switch (term.kind) {
      case 'comparison':
        this.add({ kind: 'filter', key: term.key, comparator: term.operator, value: term.value }, at);
        return;
      case 'filterGroup':
        this.filter(term.inner, this.add({ kind: 'filterGroup' }, at));
        return;
      case 'filterNot':
        if (term.term.kind !== 'filterNot') return this.filterTerm(term.term, { ...at, not: true });
        return this.filterTerm(term.term, {
          parent: this.add({ kind: 'filterGroup' }, { ...at, not: true }),
          operator: 'or',
          not: false,
        });
      default:
        return term satisfies never;
    }
  }

  private add(content: Content, at: At): number {
    const id = this.nodes.length + 1;
    this.nodes.push({ ...at, ...content, id });
    return id;
  }
}
