import { classifyTokens } from './editor/classifiedTokens.ts';

/**
 * A query as it is read aloud, on one line, with symbols in the place of ids: `targets of NLP7 and TGA1`. `symbolOf`
 * gives the symbol of an id, or undefined. Undefined for a text without a word.
 */
export function queryWords(text: string, symbolOf: (id: string) => string | undefined): string | undefined {
  let said = '';
  let from = 0;
  for (const piece of classifyTokens(text)) {
    said += text.slice(from, piece.from) + wordOf(piece, text, symbolOf);
    from = piece.to;
  }
  const line = said.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : `targets of ${line}`;
}

function wordOf(
  { role, token, from, to }: ReturnType<typeof classifyTokens>[number],
  text: string,
  symbolOf: (id: string) => string | undefined,
): string {
  return (role === 'name' && symbolOf(token.text)) || text.slice(from, to);
}
