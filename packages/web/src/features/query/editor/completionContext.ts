import { classifyTokens, type ClassifiedToken } from './classifiedTokens.ts';

/** What the grammar expects at a caret, and the token that a completion would replace. */
export interface CompletionContext {
  readonly expects: 'name' | 'operator' | 'key' | 'comparator' | 'value' | 'nothing';
  /** Range of the token; empty at the caret when there is none. */
  readonly from: number;
  readonly to: number;
  /** The part of the token before the caret, without its opening quote. */
  readonly prefix: string;
  /** The whole token, without its quotes. */
  readonly token: string;
  /** The key whose comparator or value is expected; '' elsewhere. */
  readonly key: string;
  /** Names in the term that the filter around the caret applies to. */
  readonly tfs: readonly string[];
}

/** Derives the completion context at a caret from the tokens before it. */
export function completionContextAt(text: string, caret: number): CompletionContext {
  const tokens = classifyTokens(text);
  const current = tokens.find((one) => isExtensible(one) && one.from < caret && caret <= endOf(one));
  const from = current?.from ?? caret;
  const before = tokens.filter((one) => one.to <= from);
  const open = openBracketsIn(before);
  const filter = open.findLast((index) => before[index].token.kind === '[');
  return {
    expects: filter === undefined ? expectedOutsideFilter(before, open) : expectedInFilter(before),
    ...tokenAt(text, caret, current),
    key: keyOf(before),
    tfs: filter === undefined ? [] : namesIn(before.slice(0, filter)),
  };
}

/** Whether letters can be added to a token: a word, or a quote that is still open. */
const isExtensible = ({ token }: ClassifiedToken): boolean =>
  token.kind === 'word' || (token.kind === 'wrong' && /^['"]/.test(token.text));

/** Last caret position within a token; a caret after a closing quote is outside. */
const endOf = ({ token, to }: ClassifiedToken): number => (token.quoted ? to - 1 : to);

/** A quote that is still open ends at the caret: the text after it belongs to the rest of the query. */
function tokenAt(text: string, caret: number, current: ClassifiedToken | undefined) {
  if (!current) return { from: caret, to: caret, prefix: '', token: '' };
  const { from, token } = current;
  const to = token.kind === 'wrong' ? caret : current.to;
  const prefix = text.slice(from, caret).replace(/^['"]/, '');
  return { from, to, prefix, token: token.kind === 'wrong' ? prefix : token.text };
}

function keyOf(before: readonly ClassifiedToken[]): string {
  const key = before.at(-1)?.role === 'comparator' ? before.at(-2) : before.at(-1);
  return key?.role === 'key' ? key.token.text : '';
}

/** Indices of the brackets that are still open after the tokens, outermost first. */
function openBracketsIn(tokens: readonly ClassifiedToken[]): number[] {
  const open: number[] = [];
  tokens.forEach(({ token }, index) => {
    if (token.kind === '(' || token.kind === '[') open.push(index);
    if (token.kind === ')' || token.kind === ']') open.pop();
  });
  return open;
}

/** Whether an operand follows a token. */
const expectsOperand = (last: ClassifiedToken | undefined): boolean =>
  !last || last.role === 'operator' || last.token.kind === '(' || last.token.kind === '[';

function expectedOutsideFilter(
  before: readonly ClassifiedToken[],
  open: readonly number[],
): CompletionContext['expects'] {
  const last = before.at(-1);
  const bracket = open.at(-1);
  const callee = bracket === undefined ? undefined : before[bracket - 1];
  const isCall = callee?.token.kind === 'word' && !expectsOperand(callee);
  if (isCall) return last?.token.kind === ',' ? 'operator' : 'nothing';
  return expectsOperand(last) ? 'name' : 'operator';
}

function expectedInFilter(before: readonly ClassifiedToken[]): CompletionContext['expects'] {
  const last = before.at(-1);
  if (last?.role === 'comparator') return 'value';
  if (last?.role === 'key') return 'comparator';
  return expectsOperand(last) ? 'key' : 'operator';
}

/** The names in the term that ends the tokens: a name or a group, with or without filters of its own. */
function namesIn(tokens: readonly ClassifiedToken[]): string[] {
  let term = tokens;
  while (term.at(-1)?.token.kind === ']') term = term.slice(0, openingIndex(term));
  const start = term.at(-1)?.token.kind === ')' ? openingIndex(term) : term.length - 1;
  const names = term.slice(Math.max(0, start)).filter(({ role }) => role === 'name' || role === 'keyword');
  return [...new Set(names.map(({ token }) => token.text))];
}

/** Index of the bracket that the last token closes. */
function openingIndex(tokens: readonly ClassifiedToken[]): number {
  let depth = 0;
  for (let index = tokens.length - 1; index >= 0; index--) {
    const { kind } = tokens[index].token;
    if (kind === ')' || kind === ']') depth++;
    else if ((kind === '(' || kind === '[') && --depth === 0) return index;
  }
  return 0;
}
