import { classifyTokens } from './editor/classifiedTokens.ts';

/**
 * The query in one line of words, with symbols instead of ids: `targets of NLP7 and TGA1`. `symbolOf` returns the symbol of
 * an id, or undefined. Undefined for a blank text.
 */
export function queryWords(text: string, symbolOf: (id: string) => string | undefined): string | undefined {
  let words = '';
  let from = 0;
  for (const token of classifyTokens(text)) {
    words += text.slice(from, token.from) + wordOf(token, text, symbolOf);
    from = token.to;
  }
  const line = words.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : `targets of ${line}`;
}

function wordOf(
  { role, token, from, to }: ReturnType<typeof classifyTokens>[number],
  text: string,
  symbolOf: (id: string) => string | undefined,
): string {
  return (role === 'name' && symbolOf(token.text)) || text.slice(from, to);
}
