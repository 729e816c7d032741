import { isKeyword, scanTokens, type ScannedToken } from '@trellis/core/query';

/** The role of a token in its context; each role has a color of its own. */
type TokenRole = 'name' | 'keyword' | 'operator' | 'key' | 'comparator' | 'value' | 'bracket' | 'wrong';

/** A token of a query with its role; `from` and `to` (exclusive) are offsets in UTF-16 units. */
export interface ClassifiedToken {
  readonly role: TokenRole;
  readonly token: ScannedToken;
  readonly from: number;
  readonly to: number;
}

/** The tokens of a text with their roles; also of an unfinished or invalid text. */
export function classifyTokens(text: string): ClassifiedToken[] {
  const tokens: ClassifiedToken[] = [];
  let openFilters = 0;
  for (const token of scanTokens(text)) {
    const role = roleOf(token, openFilters > 0, tokens.at(-1));
    if (token.kind === '[') openFilters++;
    if (token.kind === ']') openFilters = Math.max(0, openFilters - 1);
    tokens.push({ role, token, from: token.at.offset, to: token.at.offset + token.at.length });
  }
  return tokens;
}

function roleOf(token: ScannedToken, inFilter: boolean, previous: ClassifiedToken | undefined): TokenRole {
  if (token.kind === 'wrong') return 'wrong';
  if (token.kind === 'comparator') return 'comparator';
  if (token.kind !== 'word') return 'bracket';
  if (!token.quoted && /^(and|or|not)$/i.test(token.text)) return 'operator';
  if (inFilter) return previous?.role === 'comparator' ? 'value' : 'key';
  return isKeyword(token.text) ? 'keyword' : 'name';
}

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * The bracket next to the caret and its partner. A bracket that ends at the caret wins over one that starts there. The
 * partner is left out when it is missing or of the other kind. Undefined when no bracket is next to the caret.
 */
export function bracketPairAt(
  tokens: readonly ClassifiedToken[],
  caret: number,
): readonly [ClassifiedToken, ClassifiedToken?] | undefined {
  const adjacent = [...tokens.filter(({ to }) => to === caret), ...tokens.filter(({ from }) => from === caret)];
  const bracket = adjacent.find(({ token }) => '()[]'.includes(token.kind));
  if (!bracket) return undefined;
  const partner = pairsOf(tokens).get(bracket);
  return partner ? [bracket, partner] : [bracket];
}

function pairsOf(tokens: readonly ClassifiedToken[]): Map<ClassifiedToken, ClassifiedToken> {
  const pairs = new Map<ClassifiedToken, ClassifiedToken>();
  const open: ClassifiedToken[] = [];
  for (const current of tokens) {
    const { kind } = current.token;
    if (Object.hasOwn(partners, kind)) open.push(current);
    else if (kind === ')' || kind === ']') {
      const last = open.pop();
      if (!last || partners[last.token.kind] !== kind) continue;
      pairs.set(last, current).set(current, last);
    }
  }
  return pairs;
}
