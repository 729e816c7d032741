import { classifyTokens, type ClassifiedToken } from './classifiedTokens.ts';

/** What may be written at a caret, and the token there that it would replace. */
export interface CompletionContext {
  readonly takes: 'name' | 'operator' | 'key' | 'comparator' | 'value' | 'nothing';
  /** The token, or the caret alone. */
  readonly from: number;
  readonly to: number;
  /** The part of the token before the caret, without its quote. */
  readonly typed: string;
  /** The whole token, without its quotes. */
  readonly whole: string;
  /** The key that is compared. */
  readonly key: string;
  /** Names of what the filter around the caret stands behind. */
  readonly tfs: readonly string[];
}

/** Reads what may be written at a caret from the tokens before it. */
export function completionContextAt(text: string, caret: number): CompletionContext {
  const pieces = classifyTokens(text);
  const current = pieces.find((piece) => isWritten(piece) && piece.from < caret && caret <= endOf(piece));
  const from = current?.from ?? caret;
  const before = pieces.filter((piece) => piece.to <= from);
  const open = openIn(before);
  const filter = open.findLast((index) => before[index].token.kind === '[');
  return {
    takes: filter === undefined ? takesOutside(before, open) : takesInside(before),
    ...wordAt(text, caret, current),
    key: keyOf(before),
    tfs: filter === undefined ? [] : namesBefore(before.slice(0, filter)),
  };
}

/** Whether letters can be added to a piece: a word, or a quote that is still open. */
const isWritten = ({ token }: ClassifiedToken): boolean =>
  token.kind === 'word' || (token.kind === 'wrong' && /^['"]/.test(token.text));

/** A caret behind a closing quote has left the word. */
const endOf = ({ token, to }: ClassifiedToken): number => (token.quoted ? to - 1 : to);

/** A quote that is still open ends at the caret: what stands behind it belongs to the rest of the query. */
function wordAt(text: string, caret: number, current: ClassifiedToken | undefined) {
  if (!current) return { from: caret, to: caret, typed: '', whole: '' };
  const { from, token } = current;
  const to = token.kind === 'wrong' ? caret : current.to;
  const typed = text.slice(from, caret).replace(/^['"]/, '');
  return { from, to, typed, whole: token.kind === 'wrong' ? typed : token.text };
}

function keyOf(before: readonly ClassifiedToken[]): string {
  const key = before.at(-1)?.role === 'comparator' ? before.at(-2) : before.at(-1);
  return key?.role === 'key' ? key.token.text : '';
}

/** Indices of the brackets that are open behind the pieces, the outermost first. */
function openIn(pieces: readonly ClassifiedToken[]): number[] {
  const open: number[] = [];
  pieces.forEach(({ token }, index) => {
    if (token.kind === '(' || token.kind === '[') open.push(index);
    if (token.kind === ')' || token.kind === ']') open.pop();
  });
  return open;
}

const starts = (piece: ClassifiedToken | undefined): boolean =>
  !piece || piece.role === 'operator' || piece.token.kind === '(' || piece.token.kind === '[';

function takesOutside(before: readonly ClassifiedToken[], open: readonly number[]): CompletionContext['takes'] {
  const last = before.at(-1);
  const bracket = open.at(-1);
  const isCall = bracket !== undefined && before[bracket - 1]?.token.kind === 'word' && !starts(before[bracket - 1]);
  if (isCall) return last?.token.kind === ',' ? 'operator' : 'nothing';
  return starts(last) ? 'name' : 'operator';
}

function takesInside(before: readonly ClassifiedToken[]): CompletionContext['takes'] {
  const last = before.at(-1);
  if (last?.role === 'comparator') return 'value';
  if (last?.role === 'key') return 'comparator';
  return starts(last) ? 'key' : 'operator';
}

/** The names in what ends with the pieces: a name, or a group, with or without filters of its own. */
function namesBefore(pieces: readonly ClassifiedToken[]): string[] {
  let rest = pieces;
  while (rest.at(-1)?.token.kind === ']') rest = rest.slice(0, partnerOf(rest));
  const start = rest.at(-1)?.token.kind === ')' ? partnerOf(rest) : rest.length - 1;
  const names = rest.slice(Math.max(0, start)).filter(({ role }) => role === 'name' || role === 'keyword');
  return [...new Set(names.map(({ token }) => token.text))];
}

/** Index of the bracket that the last piece closes. */
function partnerOf(pieces: readonly ClassifiedToken[]): number {
  let depth = 0;
  for (let index = pieces.length - 1; index >= 0; index--) {
    const { kind } = pieces[index].token;
    if (kind === ')' || kind === ']') depth++;
    else if ((kind === '(' || kind === '[') && --depth === 0) return index;
  }
  return 0;
}
