import { isKeyword, scanTokens, type ScannedToken } from '@trellis/core';

/** What a token is in its place; the editor gives each role a look of its own. */
export type Role = 'name' | 'keyword' | 'operator' | 'key' | 'comparator' | 'value' | 'bracket' | 'wrong';

/** A token of a query with its role and its place, from `from` to before `to`. */
export interface ClassifiedToken {
  readonly role: Role;
  readonly token: ScannedToken;
  readonly from: number;
  readonly to: number;
}

/** The tokens of a text with their roles, however unfinished it is. */
export function classifyTokens(text: string): ClassifiedToken[] {
  const pieces: ClassifiedToken[] = [];
  let filters = 0;
  for (const token of scanTokens(text)) {
    const role = roleOf(token, filters > 0, pieces.at(-1));
    if (token.kind === '[') filters++;
    if (token.kind === ']') filters = Math.max(0, filters - 1);
    pieces.push({ role, token, from: token.at.offset, to: token.at.offset + token.at.length });
  }
  return pieces;
}

function roleOf(token: ScannedToken, inFilter: boolean, before: ClassifiedToken | undefined): Role {
  if (token.kind === 'wrong') return 'wrong';
  if (token.kind === 'comparator') return 'comparator';
  if (token.kind !== 'word') return 'bracket';
  if (!token.quoted && /^(and|or|not)$/i.test(token.text)) return 'operator';
  if (inFilter) return before?.role === 'comparator' ? 'value' : 'key';
  return isKeyword(token.text) ? 'keyword' : 'name';
}
