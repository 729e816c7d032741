import { TrellisError } from '@trellis/core';
import { parseQuery } from '@trellis/core/query';
import { classifyTokens } from './classifiedTokens.ts';

/** A message about a range of the text, in UTF-16 units; `to` is exclusive. */
export interface Diagnostic {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/**
 * The first syntax error of a text; undefined for a valid query and for a blank text. With a caret, an error at the word
 * that is being typed, or where something is still missing, is not reported.
 */
export function syntaxDiagnostic(text: string, caret?: number): Diagnostic | undefined {
  if (!text.trim()) return undefined;
  try {
    parseQuery(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof TrellisError)) throw error;
    const { offset, length } = error.place ?? { offset: text.length, length: 0 };
    if (caret !== undefined && error.place && isUnfinishedAt(text, caret, offset)) return undefined;
    return { from: offset, to: offset + length, message: error.message };
  }
}

/** Whether further typing at the caret can still correct an error at an offset. */
export function isUnfinishedAt(text: string, caret: number, offset: number): boolean {
  const tokens = classifyTokens(text);
  const word = tokens.find(
    ({ token, from, to }) => from < caret && caret <= to && (token.kind === 'word' || /^['"]/.test(token.text)),
  );
  if (word && word === tokens.at(-1) && offset >= word.from) return true;
  if (word && offset >= word.from && offset <= word.to) return true;
  return offset >= caret && text.slice(caret, offset).trim() === '';
}
