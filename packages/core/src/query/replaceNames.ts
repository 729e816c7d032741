import type { Expression, Name, Postfix, Term } from './ast.ts';

/** What a name becomes; undefined leaves it out. */
export type ReplaceName = (name: Name) => Postfix | undefined;

/**
 * Replaces the names of an expression. A name that is left out takes its negation, its filters and its parentheses along;
 * undefined when nothing stays.
 */
export function replaceNames(expression: Expression, replace: ReplaceName): Expression | undefined {
  if (expression.kind !== 'chain') return replaceInTerm(expression, replace);
  const links = [{ operator: 'or' as const, term: expression.first }, ...expression.rest];
  const [first, ...rest] = links.flatMap(({ operator, term }) => {
    const replaced = replaceInTerm(term, replace);
    return replaced ? [{ operator, term: replaced }] : [];
  });
  if (!first) return undefined;
  return rest.length > 0 ? { kind: 'chain', first: first.term, rest } : first.term;
}

function replaceInTerm(term: Term, replace: ReplaceName): Term | undefined {
  if (term.kind !== 'not') return replaceInPostfix(term, replace);
  const inner = replaceInTerm(term.term, replace);
  return inner && { kind: 'not', term: inner };
}

function replaceInPostfix(postfix: Postfix, replace: ReplaceName): Postfix | undefined {
  switch (postfix.kind) {
    case 'name':
      return replace(postfix);
    case 'group': {
      const inner = replaceNames(postfix.inner, replace);
      return inner && { kind: 'group', inner };
    }
    case 'filtered': {
      const inner = replaceInPostfix(postfix.inner, replace);
      return inner && { kind: 'filtered', inner, filter: postfix.filter };
    }
    default:
      return postfix satisfies never;
  }
}
