import type { ClassifiedToken } from './classifiedTokens.ts';

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
