import { parseQuery, TrellisError } from '@trellis/core';
import { classifyTokens } from './classifiedTokens.ts';

/** What keeps a text from being a query, and where. */
export interface Diagnostic {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/**
 * The first thing that is wrong with a text; undefined for a query and for no text. With a caret, what is still being
 * written there is not yet wrong: the word that the caret is in, and a place where something is missing.
 */
export function syntaxDiagnostic(text: string, caret?: number): Diagnostic | undefined {
  if (!text.trim()) return undefined;
  try {
    parseQuery(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof TrellisError)) throw error;
    const { offset, length } = error.place ?? { offset: text.length, length: 0 };
    if (caret !== undefined && error.place && isBeingWritten(text, caret, offset)) return undefined;
    return { from: offset, to: offset + length, message: error.message };
  }
}

/** Whether what stands at an offset may still be on its way to something right: the word that the caret is in. */
export function isBeingWritten(text: string, caret: number, offset: number): boolean {
  const pieces = classifyTokens(text);
  const word = pieces.find(
    ({ token, from, to }) => from < caret && caret <= to && (token.kind === 'word' || /^['"]/.test(token.text)),
  );
  if (word && word === pieces.at(-1) && offset >= word.from) return true;
  if (word && offset >= word.from && offset <= word.to) return true;
  return offset >= caret && text.slice(caret, offset).trim() === '';
}
