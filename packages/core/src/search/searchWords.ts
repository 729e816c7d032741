/** Longest word that is indexed; the rest of a longer one is cut, in texts and in searches alike. */
const maxWordLength = 64;

const word = /[\p{L}\p{N}]+/gu;

/** The words of a text, as the search compares them: runs of letters and digits, in lower case and without accents. */
export const wordsOf = (text: string): string[] =>
  (plain(text).match(word) ?? []).map((each) => each.slice(0, maxWordLength));

/** A name written as one word, so that `NF-YA1`, `NF YA1` and `NFYA1` are the same: its words without what is between them. */
export const nameAsWord = (name: string): string => wordsOf(name).join('').slice(0, maxWordLength);

/** Characters that UTF-16 sorts differently from UTF-8; no language of gene names needs them. */
const astral = /[\u{10000}-\u{10ffff}]/gu;

/** Most texts are ASCII and need no decomposition. */
function plain(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(astral, ' ').toLowerCase();
}
