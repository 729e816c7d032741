import { wordsOf } from './searchWords.ts';

/** Longest text that is shown in full, and what an excerpt shows before its first word that counts. */
const [maxLength, before] = [160, 60];

/** A part of a long text around the first word that counts, with dots where it is cut; a short text as it is. */
export function excerpt(text: string, counts: (word: string) => boolean): string {
  if (text.length <= maxLength) return text;
  const spaced = [...text.matchAll(/\S+/g)];
  const first = spaced.find(([part]) => wordsOf(part).some(counts))?.index ?? 0;
  const from = spaced.find(({ index }) => index >= first - before)?.index ?? 0;
  const end = from + maxLength;
  // A word without a blank up to the end, such as an address, is cut.
  const blank = text.lastIndexOf(' ', end);
  const to = end >= text.length ? text.length : blank > first ? blank : end;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
