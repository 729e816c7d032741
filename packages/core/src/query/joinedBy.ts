import type { Expression, Operator, Query, Term } from './ast.ts';

/** The operators between the terms of a query, without those inside filters; of `expand` the one that it joins with. */
export function joinedBy(query: Query): ReadonlySet<Operator> {
  if (query.kind !== 'call') return new Set(operatorsOf(query));
  const texts = query.arguments.map(({ text }) => text.toLowerCase());
  return new Set((['and', 'or'] as const).filter((operator) => texts.includes(operator)));
}

function operatorsOf(expression: Expression): Operator[] {
  if (expression.kind !== 'chain') return operatorsIn(expression);
  const { first, rest } = expression;
  return [...operatorsIn(first), ...rest.flatMap(({ operator, term }) => [operator, ...operatorsIn(term)])];
}

function operatorsIn(term: Term): Operator[] {
  switch (term.kind) {
    case 'name':
      return [];
    case 'not':
      return operatorsIn(term.term);
    case 'group':
      return operatorsOf(term.inner);
    case 'filtered':
      return operatorsIn(term.inner);
    default:
      return term satisfies never;
  }
}
