/*
 * The query language.
 *
 *     query      := expression | call
 *     expression := term (('and' | 'or') term)*          left to right, equal precedence
 *     term       := 'not' term | postfix
 *     postfix    := (name | '(' expression ')') ('[' filter ']')*
 *     filter     := filterTerm (('and' | 'or') filterTerm)*
 *     filterTerm := 'not' filterTerm | '(' filter ')' | comparison
 *     comparison := word comparator word
 *     call       := name '(' word (',' word)* ')'
 *
 * Each production has a method of the same name. Keywords ignore case; a quoted `'and'` is a name.
 */
import { TrellisError } from '../errors.ts';
import { formatCount } from '../formats/numbers.ts';
import {
  comparators,
  type ExpandCall,
  type Comparator,
  type Comparison,
  type Expression,
  type Filter,
  type FilterTerm,
  type Operator,
  type Postfix,
  type Query,
  type Span,
  type Term,
  type CallArgument,
} from './ast.ts';
import { tokenize, type Token } from './tokens.ts';
import { queryLimits } from './limits.ts';

/**
 * Parses a query. Throws `bad-query` with the place, what was expected and a hint; `query-too-long` and `query-too-deep`
 * beyond `queryLimits`.
 */
export function parseQuery(text: string): Query {
  if (text.length > queryLimits.length) {
    throw new TrellisError(
      'query-too-long',
      `The query has ${formatCount(text.length)} characters; at most ${formatCount(queryLimits.length)} are allowed.`,
    );
  }
  return new Parser(tokenize(text)).query();
}

class Parser {
  private index = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  query(): Query {
    if (this.is('end')) throw this.unexpected('a query, e.g. all_tfs[pvalue<0.05]');
    const query = this.isCall() ? this.call() : this.expression();
    if (!this.is('end')) throw this.unexpected('and, or, [ or the end of the query');
    return query;
  }

  private isCall(): boolean {
    const next = this.tokens[this.index + 1];
    return this.is('word') && !this.token.quoted && !this.isKeyword('not') && next.kind === '(';
  }

  private call(): ExpandCall {
    const name = this.take();
    this.expect('(');
    const words: CallArgument[] = [this.argument()];
    while (this.is(',')) {
      this.take();
      words.push(this.argument());
    }
    const end = this.expect(')', ', or )');
    return { kind: 'call', name: name.text, arguments: words, at: join(name.at, end.at) };
  }

  /** Any word, including `or` and `and`. */
  private argument(): CallArgument {
    if (!this.is('word')) throw this.unexpected('a query in quotes, or one of and, or');
    const { text, at } = this.take();
    return { text, at };
  }

  private expression(): Expression {
    const first = this.term();
    const rest: { operator: Operator; term: Term }[] = [];
    for (let operator = this.operator(); operator; operator = this.operator()) {
      rest.push({ operator, term: this.term() });
    }
    return rest.length ? { kind: 'chain', first, rest } : first;
  }

  private term(): Term {
    if (!this.isKeyword('not')) return this.postfix();
    this.take();
    return this.nested(() => ({ kind: 'not', term: this.term() }));
  }

  private postfix(): Postfix {
    let postfix = this.primary();
    let filters = 0;
    while (this.is('[')) {
      if (++filters > queryLimits.depth) throw this.tooDeep();
      const inner = postfix;
      this.take();
      const filter = this.filter();
      this.expect(']', 'and, or or ]');
      postfix = { kind: 'filtered', inner, filter };
    }
    return postfix;
  }

  private primary(): Postfix {
    if (this.is('(')) {
      this.take();
      const inner = this.nested(() => this.expression());
      this.expect(')', 'and, or, [ or )');
      return { kind: 'group', inner };
    }
    const name = this.word(missingName);
    return { kind: 'name', name: name.text, at: name.at };
  }

  private filter(): Filter {
    const first = this.filterTerm();
    const rest: { operator: Operator; term: FilterTerm }[] = [];
    for (let operator = this.operator(); operator; operator = this.operator()) {
      rest.push({ operator, term: this.filterTerm() });
    }
    return rest.length ? { kind: 'filterChain', first, rest } : first;
  }

  private filterTerm(): FilterTerm {
    if (this.isKeyword('not')) {
      this.take();
      return this.nested(() => ({ kind: 'filterNot', term: this.filterTerm() }));
    }
    if (!this.is('(')) return this.comparison();
    this.take();
    const inner = this.nested(() => this.filter());
    this.expect(')', 'and, or or )');
    return { kind: 'filterGroup', inner };
  }

  private comparison(): Comparison {
    const key = this.word('a key, e.g. pvalue or EDGE_TYPE');
    const operator = this.comparator();
    const value = this.word('a value');
    return { kind: 'comparison', key: key.text, operator, value: value.text, at: join(key.at, value.at) };
  }

  private comparator(): Comparator {
    const comparator = this.is('comparator') && comparators.find((one) => one === this.token.text);
    if (!comparator) throw this.unexpected(`one of ${comparators.join(' ')}`);
    this.take();
    return comparator;
  }

  private word(expected: string): CallArgument & { at: Span } {
    const isOperator = this.isKeyword('and') || this.isKeyword('or') || this.isKeyword('not');
    if (!this.is('word') || isOperator) throw this.unexpected(expected);
    const { text, at } = this.take();
    return { text, at };
  }

  private operator(): Operator | undefined {
    if (this.isKeyword('and')) return this.take() && 'and';
    if (this.isKeyword('or')) return this.take() && 'or';
    return undefined;
  }

  private isKeyword(word: string): boolean {
    return this.is('word') && !this.token.quoted && this.token.text.toLowerCase() === word;
  }

  private nested<T>(read: () => T): T {
    if (++this.depth > queryLimits.depth) throw this.tooDeep();
    const result = read();
    this.depth--;
    return result;
  }

  private is(kind: Token['kind']): boolean {
    return this.token.kind === kind;
  }

  private get token(): Token {
    return this.tokens[this.index];
  }

  private take(): Token {
    return this.tokens[this.index++];
  }

  private expect(kind: Token['kind'], expected: string = kind): Token {
    if (!this.is(kind)) throw this.unexpected(expected);
    return this.take();
  }

  private tooDeep(): TrellisError {
    const message = `The query is nested more than ${queryLimits.depth} levels deep at character ${this.token.at.offset + 1}.`;
    return new TrellisError('query-too-deep', message, this.token.at);
  }

  private unexpected(expected: string): TrellisError {
    const { at } = this.token;
    const hint = this.hint();
    const lacks = expected === missingName ? 'a TF name is missing' : `expected ${expected}`;
    return new TrellisError('bad-query', `${this.found()}: ${lacks}${hint ? ` (${hint})` : ''}.`, {
      ...at,
      expected,
      hint,
    });
  }

  /** What was found instead, and where. */
  private found(): string {
    const { kind, text, at } = this.token;
    const place = `at character ${at.offset + 1}`;
    if (kind === 'end') return 'The query is not finished';
    if (text === '') return `Empty quotes ${place}`;
    const before = this.tokens[this.index - 1];
    const isRepeated = kind === 'word' && before?.kind === 'word' && before.text.toLowerCase() === text.toLowerCase();
    return isRepeated ? `Second "${text}" unexpected ${place}` : `"${text}" unexpected ${place}`;
  }

  /** The most likely cause of an unexpected token. */
  private hint(): string | undefined {
    const before = this.tokens[this.index - 1];
    if (this.is('word') && before?.kind === 'word' && !isOperatorWord(this.token) && !isOperatorWord(before)) {
      return 'join names with and or or; put names and values with blanks in quotes';
    }
    if (this.is('(') && before?.kind === 'word') return 'a call such as expand("...", or) must be the whole query';
    if (this.is(']') && before?.kind === '[') return 'a filter needs a comparison, e.g. pvalue<0.05';
    return undefined;
  }
}

const isOperatorWord = ({ text, quoted }: Token): boolean => !quoted && /^(and|or|not)$/i.test(text);

/** Where a TF, a keyword or a group is expected. */
const missingName = 'a TF id, a symbol, a keyword or (';

const join = (from: Span, to: Span): Span => ({ offset: from.offset, length: to.offset + to.length - from.offset });
