import type { Comparison, Expression, Filter, FilterTerm, Query, Term } from './ast.ts';
import { isBare } from './bareName.ts';

/** Prints a query. Parsing the text gives the same tree. */
export function printQuery(query: Query): string {
  if (query.kind !== 'call') return printExpression(query);
  return `${query.name}(${query.arguments.map((word) => quote(word.text)).join(', ')})`;
}

/** Prints a name or value as one word, quoted only where it must be. */
export function quote(text: string): string {
  if (isBare(text)) return text;
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}

export function printExpression(expression: Expression): string {
  if (expression.kind !== 'chain') return printTerm(expression);
  const rest = expression.rest.map(({ operator, term }) => ` ${operator} ${printTerm(term)}`);
  return printTerm(expression.first) + rest.join('');
}

function printTerm(term: Term): string {
  switch (term.kind) {
    case 'not':
      return `not ${printTerm(term.term)}`;
    case 'name':
      return quote(term.name);
    case 'group':
      return `(${printExpression(term.inner)})`;
    case 'filtered':
      return `${printTerm(term.inner)}[${printFilter(term.filter)}]`;
    default:
      return term satisfies never;
  }
}

export function printFilter(filter: Filter): string {
  if (filter.kind !== 'filterChain') return printFilterTerm(filter);
  const rest = filter.rest.map(({ operator, term }) => ` ${operator} ${printFilterTerm(term)}`);
  return printFilterTerm(filter.first) + rest.join('');
}

function printFilterTerm(term: FilterTerm): string {
  switch (term.kind) {
    case 'filterNot':
      return `not ${printFilterTerm(term.term)}`;
    case 'filterGroup':
      return `(${printFilter(term.inner)})`;
    case 'comparison':
      return printComparison(term);
    default:
      return term satisfies never;
  }
}

const printComparison = ({ key, operator, value }: Comparison): string => `${quote(key)} ${operator} ${quote(value)}`;
