import { valueOf } from '../valueOf.ts';
import { TrellisError } from '../errors.ts';
import type { Span } from './ast.ts';

const marks = ['(', ')', '[', ']', ','] as const;

/** A token of a query. A `word` is a bare or quoted name or value; `text` is its content without quotes and escapes. */
export interface Token {
  readonly kind: 'word' | 'comparator' | (typeof marks)[number] | 'end';
  readonly text: string;
  readonly quoted: boolean;
  readonly at: Span;
}

/** A character of a bare word; all others need quotes, `%` and `+` too. */
const bareCharacter = /[\p{L}\p{N}\-_.:/\\]/u;
const blank = /\s/u;
const comparator = /(?:<=|>=|<>|!=|=|<|>)/y;

/** Splits a query into tokens. Throws `bad-query` with the place of an unexpected character or open quote. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < text.length) {
    if (blank.test(text[offset])) offset++;
    else {
      const token = readToken(text, offset);
      tokens.push(token);
      offset += token.at.length;
    }
  }
  tokens.push({ kind: 'end', text: '', quoted: false, at: { offset: text.length, length: 0 } });
  return tokens;
}

/** A token of an unfinished text; `wrong` is what `tokenize` rejects: an unexpected character, or an open quote. */
export type ScannedToken = Omit<Token, 'kind'> & { readonly kind: Token['kind'] | 'wrong' };

/** Splits a text into tokens like `tokenize`, but never throws: for highlighting and completion. */
export function scanTokens(text: string): ScannedToken[] {
  const tokens: ScannedToken[] = [];
  let offset = 0;
  while (offset < text.length) {
    if (blank.test(text[offset])) offset++;
    else {
      const token = scanToken(text, offset);
      tokens.push(token);
      offset += token.at.length;
    }
  }
  return tokens;
}

function scanToken(text: string, offset: number): ScannedToken {
  try {
    return readToken(text, offset);
  } catch (error) {
    if (!(error instanceof TrellisError) || !error.place) throw error;
    const at = { offset, length: error.place.length };
    return { kind: 'wrong', text: text.slice(offset, offset + at.length), quoted: false, at };
  }
}

function readToken(text: string, offset: number): Token {
  const character = text[offset];
  const mark = marks.find((one) => one === character);
  if (mark) return { kind: mark, text: mark, quoted: false, at: { offset, length: 1 } };
  if (character === '"' || character === "'") return readQuoted(text, offset);
  comparator.lastIndex = offset;
  const found = comparator.exec(text);
  if (found) return { kind: 'comparator', text: found[0], quoted: false, at: { offset, length: found[0].length } };
  return readBare(text, offset);
}

function readBare(text: string, offset: number): Token {
  let end = offset;
  while (end < text.length) {
    const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
    if (!bareCharacter.test(character)) break;
    end += character.length;
  }
  if (end === offset) throw unexpectedCharacter(text, offset);
  return { kind: 'word', text: text.slice(offset, end), quoted: false, at: { offset, length: end - offset } };
}

function readQuoted(text: string, offset: number): Token {
  const quote = text[offset];
  let content = '';
  for (let i = offset + 1; i < text.length; i++) {
    if (text[i] === '\\' && i + 1 < text.length) content += text[++i];
    else if (text[i] === quote)
      return { kind: 'word', text: content, quoted: true, at: { offset, length: i + 1 - offset } };
    else content += text[i];
  }
  throw new TrellisError('bad-query', `The quote ${quote} at character ${offset + 1} is never closed.`, {
    offset,
    length: text.length - offset,
    expected: `closing ${quote}`,
    hint: `add ${quote} where the name or value ends`,
  });
}

const hints: Readonly<Record<string, string>> = {
  '{': 'use [ ] for filters and ( ) for groups',
  '}': 'use [ ] for filters and ( ) for groups',
  '%': "quote a percentage, e.g. targeted_by>='50%'",
  '&': 'write and',
  '|': 'write or',
  '!': 'write not',
  $: '$filter_tf is allowed only inside expand("...", or)',
};

function unexpectedCharacter(text: string, offset: number): TrellisError {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const hint = valueOf(hints, character) ?? 'put names and values with special characters in quotes';
  return new TrellisError('bad-query', `"${character}" unexpected at character ${offset + 1}: ${hint}.`, {
    offset,
    length: character.length,
    expected: 'a name, an operator or a bracket',
    hint,
  });
}
