import type { ClassifiedToken } from './classifiedTokens.ts';

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * The bracket that the caret touches, the one behind it before the one in front of it, and its partner. Without a partner
 * when the other one is missing or of the other kind. Undefined when the caret touches no bracket.
 */
export function bracketPairAt(
  pieces: readonly ClassifiedToken[],
  caret: number,
): readonly [ClassifiedToken, ClassifiedToken?] | undefined {
  const touched = [...pieces.filter(({ to }) => to === caret), ...pieces.filter(({ from }) => from === caret)];
  const bracket = touched.find(({ token }) => '()[]'.includes(token.kind));
  if (!bracket) return undefined;
  const pairs = pairsOf(pieces);
  const partner = pairs.get(bracket);
  return partner ? [bracket, partner] : [bracket];
}

function pairsOf(pieces: readonly ClassifiedToken[]): Map<ClassifiedToken, ClassifiedToken> {
  const pairs = new Map<ClassifiedToken, ClassifiedToken>();
  const open: ClassifiedToken[] = [];
  for (const piece of pieces) {
    if (Object.hasOwn(partners, piece.token.kind)) open.push(piece);
    else if (piece.token.kind === ')' || piece.token.kind === ']') {
      const last = open.pop();
      if (!last || partners[last.token.kind] !== piece.token.kind) continue;
      pairs.set(last, piece).set(piece, last);
    }
  }
  return pairs;
}
