import { valueOf } from '../valueOf.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { formatCount } from '../formats/numbers.ts';
import type {
  ExpandCall,
  Comparison,
  Expression,
  Filter,
  FilterTerm,
  Name,
  Operator,
  Postfix,
  Query,
  Term,
  CallArgument,
} from './ast.ts';
import { readComparison } from './conditions.ts';
import { closestNames, namesOfTfs } from './closestNames.ts';
import { parseQuery } from './grammar.ts';
import { queryLimits } from './limits.ts';
import { isKeyword, type NamedQueries } from './keywords.ts';

/** What the names of a query refer to. */
export interface QueryScope {
  readonly dataset: Dataset;
  /** Absent: those of the data set. */
  readonly namedQueries?: NamedQueries;
  /** TFs that `expand` runs over, as gene indices; undefined without a filter TF list. */
  readonly filterTfs: readonly number[] | undefined;
}

/**
 * Resolves every name: symbols and aliases become gene ids, named queries their expression, `expand` its terms. Parses
 * every comparison, so a wrong one is reported even if no analysis reaches it.
 * Throws `unknown-tf` (404), `ambiguous-name`, `bad-filter`, `filter-list-required`, `query-too-large`.
 */
export function resolveQuery(query: Query, scope: QueryScope): Expression {
  const resolver = new Resolver(scope);
  return query.kind === 'call' ? resolver.call(query) : resolver.expression(query);
}

/**
 * Replaces `$filter_tf` while the argument of `expand` is parsed. It has the same length, so positions stay right, and
 * only name characters (U+01C2 is a letter that no name uses), so it needs no quotes.
 */
const placeholder = '\u01c2filter_tf';

/** Most named queries within each other. */
const maxNested = 20;

class Resolver {
  private terms = 0;
  private tf: string | undefined;
  /** Named queries that are being resolved. */
  private readonly open = new Set<string>();
  private readonly scope: QueryScope;

  constructor(scope: QueryScope) {
    this.scope = scope;
  }

  call(call: ExpandCall): Expression {
    if (call.name.toLowerCase() !== 'expand') {
      throw new TrellisError('bad-query', `There is no function "${call.name}"; expand is the only one.`, call.at);
    }
    const { inner, operator } = readExpand(call);
    const tfs = this.scope.filterTfs;
    if (!tfs) throw new TrellisError('filter-list-required', 'Filter TF list required', call.at);
    const terms = tfs.map((gene) =>
      this.withTf(this.scope.dataset.genes[gene].id, () => asTerm(this.expression(inner))),
    );
    if (!terms.length)
      throw new TrellisError('empty-query', 'empty query: the filter TF list holds no TF of the data set');
    const [first, ...rest] = terms;
    return rest.length ? { kind: 'chain', first, rest: rest.map((term) => ({ operator, term })) } : first;
  }

  expression(expression: Expression): Expression {
    if (expression.kind !== 'chain') return this.term(expression);
    const rest = expression.rest.map(({ operator, term }) => ({ operator, term: this.term(term) }));
    return { kind: 'chain', first: this.term(expression.first), rest };
  }

  private withTf<T>(tf: string, resolve: () => T): T {
    this.tf = tf;
    return resolve();
  }

  private term(term: Term): Term {
    return term.kind === 'not' ? { kind: 'not', term: this.term(term.term) } : this.postfix(term);
  }

  private postfix(postfix: Postfix): Postfix {
    switch (postfix.kind) {
      case 'name':
        return this.name(postfix);
      case 'group':
        return { kind: 'group', inner: this.expression(postfix.inner) };
      case 'filtered':
        return { kind: 'filtered', inner: this.postfix(postfix.inner), filter: this.filter(postfix.filter) };
      default:
        return postfix satisfies never;
    }
  }

  private name(node: Name): Postfix {
    if (++this.terms > queryLimits.terms) throw tooMany();
    if (node.name === placeholder && this.tf !== undefined) return { kind: 'name', name: this.tf };
    if (isKeyword(node.name)) return { kind: 'name', name: node.name.toLowerCase() };
    const { dataset, namedQueries = dataset.namedQueries } = this.scope;
    const meant = valueOf(namedQueries, node.name.toLowerCase());
    if (meant !== undefined) return this.namedQuery(node, meant);
    return { kind: 'name', name: this.tfId(node), at: node.at };
  }

  /** What a named query means, which can name others but not itself. */
  private namedQuery({ name }: Name, text: string): Postfix {
    const key = name.toLowerCase();
    if (this.open.has(key)) throw new TrellisError('bad-query', `The named query "${name}" contains itself.`);
    if (this.open.size === maxNested)
      throw new TrellisError('bad-query', `Named queries are nested more than ${maxNested} deep.`);
    this.open.add(key);
    const meant = asPostfix(this.expression(parseNamed(text)));
    this.open.delete(key);
    return meant;
  }

  private tfId({ name, at }: Name): string {
    const { genes, names, analysesByTf } = this.scope.dataset;
    const match = names.find(name);
    if (match.kind === 'ambiguous') {
      const ids = match.genes.map((gene) => genes[gene].id);
      throw new TrellisError(
        'ambiguous-name',
        `"${name}" is the name of several genes (${ids.join(', ')}): write one of the ids.`,
        at,
        ids,
      );
    }
    if (match.kind === 'unknown' || !analysesByTf.has(match.gene)) {
      throw new TrellisError(
        'unknown-tf',
        `Query not available: "${name}" is not in database`,
        at,
        closestNames(name, namesOfTfs(this.scope.dataset)),
      );
    }
    return genes[match.gene].id;
  }

  private filter(filter: Filter): Filter {
    if (filter.kind !== 'filterChain') return this.filterTerm(filter);
    const rest = filter.rest.map(({ operator, term }) => ({ operator, term: this.filterTerm(term) }));
    return { kind: 'filterChain', first: this.filterTerm(filter.first), rest };
  }

  private filterTerm(term: FilterTerm): FilterTerm {
    switch (term.kind) {
      case 'filterNot':
        return { kind: 'filterNot', term: this.filterTerm(term.term) };
      case 'filterGroup':
        return { kind: 'filterGroup', inner: this.filter(term.inner) };
      case 'comparison':
        return this.comparison(term);
      default:
        return term satisfies never;
    }
  }

  private comparison(comparison: Comparison): Comparison {
    if (++this.terms > queryLimits.terms) throw tooMany();
    readComparison(comparison);
    const { tf } = this;
    return tf === undefined ? comparison : { ...comparison, value: comparison.value.replaceAll(placeholder, tf) };
  }
}

/** Puts a chain into parentheses. */
const asTerm = (expression: Expression): Term =>
  expression.kind === 'chain' ? { kind: 'group', inner: expression } : expression;

const asPostfix = (expression: Expression): Postfix =>
  expression.kind === 'chain' || expression.kind === 'not' ? { kind: 'group', inner: expression } : expression;

function tooMany(): TrellisError {
  const limit = formatCount(queryLimits.terms);
  return new TrellisError('query-too-large', `The query has more than ${limit} names and comparisons.`);
}

function parseNamed(text: string): Expression {
  const query = parseQuery(text);
  if (query.kind === 'call') throw new TrellisError('bad-query', `A named query cannot be a call: ${text}.`);
  return query;
}

function readExpand(call: ExpandCall): { inner: Expression; operator: Operator } {
  const [text, operator = { text: 'or' }, ...more] = call.arguments;
  const joiner = operator.text.toLowerCase();
  if (more.length || (joiner !== 'and' && joiner !== 'or')) {
    throw new TrellisError(
      'bad-query',
      'expand takes a query in quotes and one of and, or: expand("$filter_tf", or).',
      call.at,
    );
  }
  const query = parseArgument(text);
  if (query.kind === 'call') throw new TrellisError('bad-query', 'expand cannot contain another expand.', call.at);
  return { inner: query, operator: joiner };
}

/** Parses the quoted query behind as many blanks as its offset, so that error places refer to the whole query. */
function parseArgument({ text, at }: CallArgument): Query {
  const quotes = at && at.length > text.length ? 1 : 0;
  const written = text.replace(/\$filter_tf(?![\p{L}\p{N}_])/giu, placeholder);
  try {
    return parseQuery(' '.repeat((at?.offset ?? 0) + quotes) + written);
  } catch (error) {
    if (!(error instanceof TrellisError)) throw error;
    throw new TrellisError(error.code, error.message.replaceAll(placeholder, '$filter_tf'), error.place);
  }
}
