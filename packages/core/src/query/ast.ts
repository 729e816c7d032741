/**
 * The syntax tree of a query. Parentheses and negations are nodes of their own, so printing gives the text back and the
 * query builder can show it. `at` is the node's place in the text it was parsed from.
 */
export type Query = Expression | ExpandCall;

/** `name(argument, ...)`, e.g. `expand("$filter_tf[pvalue<0.01]", or)`. Only a whole query can be a call. */
export interface ExpandCall {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly CallArgument[];
  readonly at?: Span;
}

/** A term, or terms joined by `and` and `or` from left to right, with equal precedence. */
export type Expression = Chain | Term;

export interface Chain {
  readonly kind: 'chain';
  readonly first: Term;
  /** At least one. */
  readonly rest: readonly { readonly operator: Operator; readonly term: Term }[];
}

export type Operator = 'and' | 'or';

export type Term = Not | Postfix;

export interface Not {
  readonly kind: 'not';
  readonly term: Term;
}

export type Postfix = Name | Group | Filtered;

/** A TF id, symbol, alias or keyword. */
export interface Name {
  readonly kind: 'name';
  readonly name: string;
  readonly at?: Span;
}

export interface Group {
  readonly kind: 'group';
  readonly inner: Expression;
}

/** `X[filter]`. */
export interface Filtered {
  readonly kind: 'filtered';
  readonly inner: Postfix;
  readonly filter: Filter;
}

/** A comparison, or comparisons joined like the terms of an expression. */
export type Filter = FilterChain | FilterTerm;

export interface FilterChain {
  readonly kind: 'filterChain';
  readonly first: FilterTerm;
  readonly rest: readonly { readonly operator: Operator; readonly term: FilterTerm }[];
}

export type FilterTerm = FilterNot | FilterGroup | Comparison;

export interface FilterNot {
  readonly kind: 'filterNot';
  readonly term: FilterTerm;
}

export interface FilterGroup {
  readonly kind: 'filterGroup';
  readonly inner: Filter;
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly key: string;
  readonly operator: Comparator;
  readonly value: string;
  readonly at?: Span;
}

export const comparators = ['=', '<', '>', '<=', '>=', '!=', '<>'] as const;
export type Comparator = (typeof comparators)[number];

/** A plain or quoted word. */
export interface CallArgument {
  readonly text: string;
  readonly at?: Span;
}

/** Offset and length in UTF-16 code units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}
