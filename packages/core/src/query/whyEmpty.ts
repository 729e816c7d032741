import { hasBit, isEmpty } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { countOf } from '../formats/numbers.ts';
import type { Chain, Comparison, Expression, Filter, Filtered, FilterTerm, Postfix, Term } from './ast.ts';
import { readComparison } from './conditions.ts';
import { ownKeyword } from './keywords.ts';
import { printExpression, printFilter } from './print.ts';
import type { QueryTable } from './queryTable.ts';

/** What an explanation can ask about a query. */
export interface EmptyQuery {
  readonly dataset: Dataset;
  /** The table of a part of the query. */
  readonly evaluate: (part: Expression) => QueryTable;
  /** Whether the filter TF list allows a TF, by its gene index. */
  readonly isAllowed: (tf: number) => boolean;
  readonly hasBackground: boolean;
}

/** Longest chain whose parts are evaluated one by one, and most values that a sentence lists. */
const [maxChain, maxListed] = [10, 5];

/**
 * Says which part of a query without a result empties it: `no analysis of NLP7 has log2fc; its 1 analysis is binding`.
 * Undefined when there is no simple reason. Cost: an evaluation for each part.
 */
export function whyEmpty(query: EmptyQuery, part: Expression): string | undefined {
  if (query.evaluate(part).excluding) return `it only excludes genes; name a TF before ${nameOf(query, part)}`;
  switch (part.kind) {
    case 'chain':
      return whyChain(query, part);
    case 'group':
      return whyEmpty(query, part.inner);
    case 'not':
      return undefined;
    case 'name':
      return whyName(query, part.name);
    case 'filtered':
      return isEmptyPart(query, part.inner) ? whyEmpty(query, part.inner) : whyFiltered(query, part);
    default:
      return part satisfies never;
  }
}

/** Whether a part has no gene. A part that only excludes genes has all others. */
function isEmptyPart({ evaluate }: EmptyQuery, part: Expression): boolean {
  const { excluding, rows } = evaluate(part);
  return !excluding && isEmpty(rows);
}

/** The part as text, with symbols for ids where genes have one. */
const nameOf = ({ dataset }: EmptyQuery, part: Expression): string => printExpression(withSymbols(dataset, part));

function withSymbols(dataset: Dataset, part: Expression): Expression {
  if (part.kind !== 'chain') return termWithSymbols(dataset, part);
  const rest = part.rest.map(({ operator, term }) => ({ operator, term: termWithSymbols(dataset, term) }));
  return { kind: 'chain', first: termWithSymbols(dataset, part.first), rest };
}

const termWithSymbols = (dataset: Dataset, term: Term): Term =>
  term.kind === 'not'
    ? { kind: 'not', term: termWithSymbols(dataset, term.term) }
    : postfixWithSymbols(dataset, term);

function postfixWithSymbols(dataset: Dataset, part: Postfix): Postfix {
  switch (part.kind) {
    case 'name': {
      const match = dataset.names.find(part.name);
      return { kind: 'name', name: (match.kind === 'gene' && dataset.genes[match.gene].name) || part.name };
    }
    case 'group':
      return { kind: 'group', inner: withSymbols(dataset, part.inner) };
    case 'filtered':
      return { ...part, inner: postfixWithSymbols(dataset, part.inner) };
    default:
      return part satisfies never;
  }
}

/** The first term after which nothing is left, although something was before it. */
function whyChain(query: EmptyQuery, { first, rest }: Chain): string | undefined {
  if (rest.length > maxChain) return undefined;
  const before = (count: number): Expression =>
    count ? { kind: 'chain', first, rest: rest.slice(0, count) } : first;
  const kept = [...rest.keys()].filter((count) => !isEmptyPart(query, before(count))).at(-1);
  if (kept === undefined) return whyEmpty(query, first);
  const { term } = rest[kept];
  return isEmptyPart(query, term) ? whyEmpty(query, term) : whyNothingShared(query, before(kept), term);
}

/** Why two parts that have genes share none. */
function whyNothingShared(query: EmptyQuery, first: Expression, second: Expression): string {
  const excluding = [first, second].find((part) => query.evaluate(part).excluding);
  if (!excluding) return `no gene is a target of both ${nameOf(query, first)} and ${nameOf(query, second)}`;
  const other = nameOf(query, excluding === first ? second : first);
  return excluding.kind === 'not'
    ? `every target of ${other} is a target of ${nameOf(query, excluding.term)} too`
    : `no target of ${other} is left after ${nameOf(query, excluding)}`;
}

function whyName(query: EmptyQuery, name: string): string | undefined {
  const { dataset, isAllowed, hasBackground } = query;
  const match = dataset.names.find(name);
  if (match.kind !== 'gene') return whyKeyword(query, name);
  const symbol = dataset.genes[match.gene].name || name;
  if (!isAllowed(match.gene)) return `${symbol} is not in the filter TF list`;
  return hasBackground ? `no target of ${symbol} is in the background` : undefined;
}

function whyKeyword({ dataset, isAllowed, hasBackground }: EmptyQuery, keyword: string): string | undefined {
  if (keyword === ownKeyword && !dataset.analyses.some(({ isOwn }) => isOwn))
    return 'no analysis of your own is part of the query';
  if (![...dataset.analysesByTf.keys()].some(isAllowed)) return 'no TF of the filter TF list has analyses';
  return hasBackground ? `no target of ${keyword} is in the background` : undefined;
}

function whyFiltered(query: EmptyQuery, { inner, filter }: Filtered): string {
  const table = query.evaluate(inner);
  const name = nameOf(query, inner);
  const emptying = conjunctsOf(filter).find((term) => isEmptyPart(query, { kind: 'filtered', inner, filter: term }));
  if (emptying?.kind === 'comparison') return whyComparison(table, { name, comparison: emptying });
  return `no target of ${name} passes [${printFilter(emptying ?? filter)}]`;
}

/** The terms that must all hold; the whole filter when it has an `or`. */
function conjunctsOf(filter: Filter): readonly (Filter | FilterTerm)[] {
  if (filter.kind !== 'filterChain' || filter.rest.some(({ operator }) => operator === 'or')) return [filter];
  return [filter.first, ...filter.rest.map(({ term }) => term)];
}

interface Compared {
  /** What is filtered, as text. */
  readonly name: string;
  readonly comparison: Comparison;
}

function whyComparison(table: QueryTable, { name, comparison }: Compared): string {
  const condition = readComparison(comparison);
  const text = printFilter(comparison);
  switch (condition.kind) {
    case 'edgeValue': {
      const values = valuesOf(table, condition.value);
      if (!values.length) return `no analysis of ${name} has ${condition.value}${kindsOf(table)}`;
      const [least, most] = [Math.min, Math.max].map((pick) =>
        Number(values.reduce((a, b) => pick(a, b)).toPrecision(3)),
      );
      return `no target of ${name} has ${text}; its values go from ${least} to ${most}`;
    }
    case 'metadata':
      return `no analysis of ${name} has ${text}; ${listed(
        table.columns.map(({ analysis }) => analysis.metadata.get(condition.key)),
        `${condition.key} is`,
      )}`;
    case 'id':
      return `no analysis of ${name} has ${text}; ${listed(
        table.columns.map(({ analysis }) => String(analysis.id)),
        table.columns.length === 1 ? 'its id is' : 'its ids are',
      )}`;
    case 'targetedBy':
      return `no gene has ${text} among the ${countOf(table.columns.length, 'analysis', 'analyses')} of ${name}`;
    case 'additionalEdge':
      return `no target of ${name} has ${text}`;
    default:
      return condition satisfies never;
  }
}

/** Fold changes or p-values of the cells of a table. */
const valuesOf = ({ columns }: QueryTable, value: 'pvalue' | 'log2fc'): number[] =>
  columns.flatMap(({ analysis, cells }) =>
    [...(analysis[value] ?? [])].filter((number, i) => !Number.isNaN(number) && hasBit(cells, analysis.targets[i])),
  );

/** `; its 1 analysis is binding`, when all are of one type. */
function kindsOf({ columns }: QueryTable): string {
  const types = new Set(columns.map(({ analysis }) => analysis.metadata.get('EXPERIMENT_TYPE')?.toLowerCase()));
  const [type] = types;
  if (types.size !== 1 || !type) return '';
  return `; its ${countOf(columns.length, 'analysis', 'analyses')} ${columns.length === 1 ? 'is' : 'are'} ${type}`;
}

/** `TISSUE is root, shoot or 3 other values`, or that there is no value. */
function listed(values: readonly (string | undefined)[], start: string): string {
  const different = [...new Set(values.filter((value) => value !== undefined && value !== ''))].sort();
  if (!different.length) return 'none has a value';
  const shown = different.slice(0, maxListed);
  const more = different.length - shown.length;
  const last = more ? countOf(more, 'other value') : shown.pop();
  return `${start} ${shown.length ? `${shown.join(', ')} or ${last}` : last}`;
}
